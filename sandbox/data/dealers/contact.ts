import { foldText } from '../../../lib/foldText.ts';
import type { Random } from '../../../lib/random.ts';
import type { Place } from '../places/place.ts';
import type { Country } from '../sites.ts';

const digits = (pattern: string, random: Random): string => pattern.replace(/#/g, () => String(random.int(0, 9)));

const PHONE: Readonly<Record<Country, (area: string) => string>> = {
  SE: (area) => (area === '08' ? '08-5## ### ##' : `${area}-1# ## ##`),
  NO: (area) => `${area} ## ## ##`,
  DK: (area) => `${area} ## ## ##`,
  FI: (area) => `${area} 4## ####`,
  SK: (area) => `${area}/5## ## ##`,
  GB: (area) => (area.length > 4 ? `${area} 496 ###` : `${area} 496 0###`),
};

const MOBILE: Readonly<Record<Country, string>> = {
  SE: '070-174 06 ##',
  NO: '4## ## ###',
  DK: '2# ## ## ##',
  FI: '040 5## ####',
  SK: '09## ### ###',
  GB: '07700 900###',
};

const ZIP: Readonly<Record<Country, (start: string) => string>> = {
  SE: (start) => `${start} ##`,
  NO: (start) => `${start}##`,
  DK: (start) => `${start}00`,
  FI: (start) => `${start}#0`,
  SK: (start) => `${start} 0#`,
  GB: (start) => `${start} #XX`,
};

export const phoneOf = (country: Country, place: Place, random: Random): string =>
  digits(PHONE[country](place.area), random);
export const mobileOf = (country: Country, random: Random): string => digits(MOBILE[country], random);

/** Returns a postcode of the place. British postcodes do not end in CV, so these do not exist. */
export const zipOf = (country: Country, place: Place, random: Random): string =>
  digits(ZIP[country](place.zip), random).replace('XX', 'CV');

/** Returns a street with a house number, in the order of the country. */
export const streetOf = (country: Country, street: string, random: Random): string => {
  const number = random.int(1, 64);
  return country === 'GB' ? `${number} ${street}` : `${street} ${number}`;
};

/** `Åsa Öberg` → `asa.oberg@domain`. */
export const mailOf = (name: string, domain: string): string =>
  `${foldText(name)
    .replace(/[^a-z0-9]+/g, '.')
    .replace(/^\.|\.$/g, '')}@${domain}`;
