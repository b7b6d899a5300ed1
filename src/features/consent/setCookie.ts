import { cookieText } from '../../contracts/consentCookie.ts';

/** Keeps a cookie for `days`, removes it by 0; on this host, or on the `domain` above it. */
export function setCookie(name: string, value: string, days: number, domain?: string): void {
  const text = cookieText(name, value, days, window.location.protocol === 'https:');
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is neither everywhere nor at once
  document.cookie = domain === undefined ? text : `${text}; Domain=${domain}`;
}
