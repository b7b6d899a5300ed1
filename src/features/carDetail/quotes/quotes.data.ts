import type { DefaultsResponse, QuoteCall, QuotedVehicles } from '../../../contracts/finance/finance.ts';
import type { LoaderPorts } from '../../../contracts/page/loader.ts';
import { financedVehicles } from './financedVehicle.data.ts';

type QuotePorts = Pick<LoaderPorts, 'searchCars' | 'financeQuotes' | 'financeDefaults'>;

/**
 * Requests quotes for cars of the index, by their ids. Registration, price and mileage come from the index, never from the browser.
 * Returns null when the lender finances none of the cars.
 *
 * @throws when the search or the lender fails
 */
export async function quotesOfCars({ VehicleRequests }: QuoteCall, ports: QuotePorts): Promise<QuotedVehicles | null> {
  const vehicles = await financedVehicles(
    VehicleRequests.map(({ Id }) => Id),
    ports,
  );
  const requests = VehicleRequests.flatMap(({ Id, Parameters }) => {
    const Vehicle = vehicles.get(Id);
    return Vehicle ? [{ Id, Parameters, Vehicle }] : [];
  });
  return requests.length > 0 ? ports.financeQuotes(requests) : null;
}

/**
 * Requests the terms that the lender proposes for a car; null when the lender does not finance it.
 *
 * @throws when the search or the lender fails
 */
export async function defaultsOfCar(id: string, ports: QuotePorts): Promise<DefaultsResponse | null> {
  const vehicle = (await financedVehicles([id], ports)).get(id);
  return vehicle ? ports.financeDefaults(vehicle) : null;
}
