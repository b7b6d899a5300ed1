/** Largest number of characters by kind of field. Apart from the schemas, because views need it before these are loaded. */
export const FIELD_LENGTHS = { plate: 8, name: 100, email: 254, line: 200, message: 2_000 } as const;
