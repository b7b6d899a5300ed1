/** Returns a valid car with an id, small enough to be read in a test. */
export const carWith = (id: string, more: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => ({
  car_id: id,
  slug: 'volvo-v60',
  car_brand: 'Volvo',
  car_model: 'V60',
  car_fuel: 'Diesel',
  car_price: 200_000,
  car_status: 'available',
  ...more,
});

/** The text of a mapping file for a feed of such cars as lines of JSON. */
export const LINES = JSON.stringify({
  feed: 'lines',
  index: 'cars',
  locale: 'sv-SE',
  source: { type: 'file', path: 'cars.ndjson' },
  format: 'ndjson',
});

/** A mapping file for a CSV of a dealer system, with everything that differs from the contract. */
export const CSV = `
feed: dealer-system
index: cars
locale: sv-SE
currency: SEK
mileageUnit: mil
source: { type: file, path: cars.csv }
format: csv
encoding: windows-1252
delimiter: ';'
decimal: ','
fields:
  car_id: { column: Stock No, convert: id, required: true }
  car_brand: Make
  car_model: Model
  car_price: { column: Price, required: true }
  car_mileage: { column: Km, factor: 0.1, digits: 0 }
  car_fuel: { column: Fuel, values: { B: Bensin, D: Diesel, E: El } }
  car_is_used: { column: Used }
  car_firstregistration: { column: Registered, format: dd.MM.yyyy }
  car_equipment: { column: Equipment, split: '|' }
  car_images: { column: Images, split: '|', convert: images }
  car_site_city: { constant: Göteborg }
`;

export const HEADER = 'Stock No;Make;Model;Price;Km;Fuel;Used;Registered;Equipment;Images';

/** Returns a row of the CSV. */
export const rowOf = (id: string, more: Readonly<Record<string, string>> = {}): string => {
  const values: Record<string, string> = {
    'Stock No': id,
    Make: 'Citroën',
    Model: 'ë-C4',
    Price: '199 900,00 kr',
    Km: '34.260',
    Fuel: 'E',
    Used: 'Ja',
    Registered: '31.01.2024',
    Equipment: 'Dragkrok|Taklucka',
    Images: 'https://images.example/1.jpg',
    ...more,
  };
  return HEADER.split(';')
    .map((name) => values[name])
    .join(';');
};
