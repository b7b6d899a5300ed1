import { normalizePlate } from '../../../contracts/forms/formInput.ts';

/** Characters that a field takes: more than any plate has, so that one that is too long can be named. */
const FIELD_LENGTH = 20;

/**
 * Returns a plate as it is typed: upper case, without separators. Spellings such as `abc 12-3` and full-width letters become the same plate
 * (U15). It is never cut to another plate: the field says when it is too long.
 */
export const typedPlate = (text: string): string =>
  [...normalizePlate(text).replace(/[^\p{L}\p{N}]/gu, '')].slice(0, FIELD_LENGTH).join('');

/** Writes the plate into the field that it is typed in, and keeps the place of the caret. Returns the plate. */
export function plateOfField(field: HTMLInputElement): string {
  const plate = typedPlate(field.value);
  if (plate === field.value) return plate;
  const caret = typedPlate(field.value.slice(0, field.selectionStart ?? field.value.length)).length;
  field.value = plate;
  field.setSelectionRange(caret, caret);
  return plate;
}

/** Returns a plate with a space, as it is painted on the car: `ABC 123`. Plates of the owner's choice stay as they are. */
export const spacedPlate = (plate: string): string => plate.replace(/^(\p{L}{3})(\d{2}[\p{L}\d])$/u, '$1 $2');
