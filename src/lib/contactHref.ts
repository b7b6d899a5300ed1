import { encodeUrlPart } from '../../lib/urlText.ts';

/** Returns a `tel:` URL with the digits of the number, without the `(0)` after a country code. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/(?<=\+.*)\(0\)|[^\d+]/g, '')}`;
}

/** Returns a `mailto:` URL with an optional subject. Characters with a meaning in URLs are encoded. */
export function mailHref(email: string, subject?: string): string {
  const address = encodeUrlPart(email).replaceAll('%40', '@').replaceAll('%2B', '+');
  return `mailto:${address}${subject ? `?subject=${encodeUrlPart(subject)}` : ''}`;
}

/** Returns the URL of a map search for a name or a street address (F062, F117). */
export function mapSearchHref(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeUrlPart(place)}`;
}

/** Returns the URL of directions to a street address from the visitor's position. */
export function mapRouteHref(place: string): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeUrlPart(place)}`;
}
