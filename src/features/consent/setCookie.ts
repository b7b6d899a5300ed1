import { cookieText } from '../../contracts/consent/consentCookie.ts';

/** Sets a cookie for a number of days, or removes it with 0; for this host, or for a parent `domain`. */
export function setCookie(name: string, value: string, days: number, domain?: string): void {
  const text = cookieText(name, value, days, window.location.protocol === 'https:');
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is neither everywhere nor at once
  document.cookie = domain === undefined ? text : `${text}; Domain=${domain}`;
}
