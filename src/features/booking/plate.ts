import { PLATE_LENGTH } from '../../contracts/booking/bookingLimits.ts';
import { normalizePlate } from '../../contracts/forms/formInput.ts';

/**
 * Returns a plate as it is typed: upper case, without separators, at most six characters (F087), in the tyre hotel seven (F107). Spellings
 * such as `abc 12-3` and full-width letters become the same plate (U15).
 */
export const typedPlate = (text: string, length = PLATE_LENGTH): string =>
  [...normalizePlate(text).replace(/[^\p{L}\p{N}]/gu, '')].slice(0, length).join('');

/** Returns a plate with a space, as it is painted on the car: `ABC 123`. Plates of the owner's choice stay as they are. */
export const spacedPlate = (plate: string): string => plate.replace(/^(\p{L}{3})(\d{2}[\p{L}\d])$/u, '$1 $2');
