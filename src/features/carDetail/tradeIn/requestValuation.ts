import { recordOf } from '../../../../lib/record.ts';
import type { Valuation, ValuationCall } from '../../../contracts/car/valuation.ts';
import type { DictionaryKey } from '../../../contracts/dictionary/dictionary.ts';
import { FIELD_LENGTHS } from '../../../contracts/forms/fieldLengths.ts';
import { type DistanceUnit, normalizeDistance, normalizePlate } from '../../../contracts/forms/formInput.ts';
import type { FieldErrors } from '../../../ui/form/formView.ts';

type ValuationField = keyof ValuationCall;
/** What the visitor has typed. */
type Typed = Readonly<Record<ValuationField, string>>;

export type ValuationResult =
  | { valuation: Valuation; call: ValuationCall }
  | { errors: FieldErrors<ValuationField> }
  | { problem: DictionaryKey };

/** Milliseconds: more than the server waits for the upstream. */
const TIMEOUT_MS = 15_000;

/**
 * Requests the estimate of a car.
 *
 * @param typed plate and mileage as the visitor has typed them
 * @param page its unit of distance, and how many of them one unit of the site is
 */
export async function requestValuation(
  typed: Typed,
  { unit, scale }: { unit: DistanceUnit; scale: number },
): Promise<ValuationResult> {
  const call = { plate: normalizePlate(typed.plate), mileage: normalizeDistance(typed.mileage, unit) / scale };
  try {
    const response = await fetch('/api/valuation', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(call),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body: unknown = await response.json();
    return response.ok ? { valuation: body as Valuation, call } : refusalOf(response.status, recordOf(body).error);
  } catch {
    return { problem: 'tradeInFailed' };
  }
}

/** Returns the errors of plate and mileage. */
export function valuationErrors(typed: Typed, unit: DistanceUnit): FieldErrors<ValuationField> {
  const plate = normalizePlate(typed.plate);
  const isEmpty = typed.mileage.trim() === '';
  return {
    ...(plate === '' && { plate: 'formErrorPlateRequired' as const }),
    ...(plate.length > FIELD_LENGTHS.plate && { plate: 'formErrorPlateTooLong' as const }),
    ...(Number.isNaN(normalizeDistance(typed.mileage, unit)) && {
      mileage: isEmpty ? ('formErrorMileageRequired' as const) : 'formErrorMileage',
    }),
  };
}

function refusalOf(status: number, field: unknown): ValuationResult {
  if (status === 400 && field === 'plate') return { errors: { plate: 'formErrorPlate' } };
  if (status === 400 && field === 'mileage') return { errors: { mileage: 'formErrorMileage' } };
  if (status === 404 && field === 'plate') return { errors: { plate: 'tradeInUnknown' } };
  return { problem: status === 429 ? 'tradeInTooMany' : 'tradeInFailed' };
}
