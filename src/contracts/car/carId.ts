/**
 * Ids of cars in the indexes: numbers, or stock numbers with letters such as `AB1204` and `uk-72c`. Each has a digit, so that most other
 * pages beside cars are no ids. In either case of letters it is the same car.
 */
export const CAR_ID = /^(?:\d{1,12}|(?=[a-z-]*\d)(?=[\d-]*[a-z])[a-z\d](?:[a-z\d-]{0,28}[a-z\d])?)$/i;

export const isCarId = (text: string): boolean => CAR_ID.test(text);

/** Returns ids as they are given, in upper and in lower case: what people type and links of other systems may differ from the index. */
export const idsInAnyCase = (ids: readonly string[]): string[] => [
  ...new Set(ids.flatMap((id) => [id, id.toUpperCase(), id.toLowerCase()])),
];

/** Returns the record with an id: with exactly this one, else with one that differs in the case of letters. */
export function recordOfCar<T extends { car_id: string }>(records: readonly T[], id: string): T | undefined {
  const lower = id.toLowerCase();
  return (
    records.find(({ car_id: own }) => own === id) ?? records.find(({ car_id: own }) => own.toLowerCase() === lower)
  );
}
