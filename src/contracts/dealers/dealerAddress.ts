/** Addresses of dealers, in the order of their country: of the pages, and of the mails. */

interface Town {
  zip: string;
  city: string;
}

const BRITISH_POSTCODE = /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/;

/** Returns postcode and town such as `111 47 Stockholm`; a British postcode follows the town. */
export function townText({ zip, city }: Town): string {
  return (BRITISH_POSTCODE.test(zip) ? [city, zip] : [zip, city]).filter(Boolean).join(' ');
}

/** Returns the street address such as `Hamngatan 1, 111 47 Stockholm`. */
export function addressText({ street, ...town }: Town & { street: string }): string {
  return [street, townText(town)].filter(Boolean).join(', ');
}
