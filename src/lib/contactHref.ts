import { encodeUrlPart } from '../contracts/urlText.ts';

/** `tel:` with the number's digits alone; `(0)` behind a country code is not dialled. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/(?<=\+.*)\(0\)|[^\d+]/g, '')}`;
}

/** `mailto:` with what could end the address, or begin another part of it, written out; with a subject when it is given. */
export function mailHref(email: string, subject?: string): string {
  const address = encodeUrlPart(email).replaceAll('%40', '@').replaceAll('%2B', '+');
  return `mailto:${address}${subject ? `?subject=${encodeUrlPart(subject)}` : ''}`;
}

/** A search on a map for a name or an address (F062, F117). */
export function mapSearchHref(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeUrlPart(place)}`;
}

/** The way to an address, from where the visitor is then. */
export function mapRouteHref(place: string): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeUrlPart(place)}`;
}
