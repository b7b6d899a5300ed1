/** A value that cannot be converted. Its message names the value, then the rule. */
export class ConversionError extends Error {}

/** Returns a value for a message: its beginning when it is long. */
export const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
