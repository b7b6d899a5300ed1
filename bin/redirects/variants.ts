import { splitUrl } from '../../server/redirects/resolver.ts';
import type { Chance } from './chance.ts';

/** Parameters that letters and advertisements add to URLs; no rule matches them. */
const FOREIGN = ['utm_source=nyhetsbrev', 'utm_medium=e-post', 'gclid=Cj0K', 'fbclid=IwAR1', 'utm_campaign=h%C3%B6st'];
const MARKERS = [',-w-,', '%2C-w-%2C', '%2c-W-%2C', ',-w-%2C'];

/**
 * Another way of writing a URL that means the same: letter case, composed or not, percent-encoded more or less,
 * slashes, the marker, further parameters.
 *
 * @param url percent-encoded
 */
export function variantOf(url: string, chance: Chance, { marker }: { marker: boolean }): string {
  const { path, query } = splitUrl(url);
  const latin = chance.happens(0.15) ? latin1Path(path) : null;
  const variantPath = latin ?? pathOf(decodeURIComponent(path), chance);
  const withEnding = marker && chance.happens(0.25) ? withMarker(variantPath, chance) : variantPath;
  const slash = chance.happens(0.3) && !withEnding.endsWith('/') ? '/' : '';
  const queryText = queryOf(query, chance);
  return `${withEnding}${slash}${queryText === '' ? '' : `?${queryText}`}`;
}

function pathOf(path: string, chance: Chance): string {
  const form = path.normalize(chance.happens(0.3) ? 'NFD' : 'NFC');
  const [upperCase, encoded] = [chance.next(), chance.next() * 0.5];
  return form
    .split('/')
    .map((segment) => [...segment].map((sign) => signOf(sign, chance, { upperCase, encoded })).join(''))
    .reduce((fullUrl, segment) => `${fullUrl}${chance.happens(0.05) ? '//' : '/'}${segment}`);
}

interface Shares {
  upperCase: number;
  encoded: number;
}

function signOf(sign: string, chance: Chance, { upperCase, encoded }: Shares): string {
  const upper = sign.toUpperCase();
  const char = chance.happens(upperCase) && upper.toLowerCase() === sign ? upper : sign;
  if (!chance.happens(encoded) && /^[\w.~,@-]$/.test(char)) return char;
  const bytes = [...new TextEncoder().encode(char)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  return chance.happens(0.5) ? bytes.toUpperCase() : bytes;
}

/** As older systems encoded it, where they could. */
function latin1Path(path: string): string | null {
  const plain = decodeURIComponent(path);
  if (!/[\xe0-\xff]/.test(plain) || /[^\x21-\x7e\xe0-\xff]|[%?#]/.test(plain)) return null;
  return plain.replace(/[\xe0-\xff]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}

function withMarker(path: string, chance: Chance): string {
  const bare = path.replace(/\/+$/, '');
  return `${bare}${bare === '' || chance.happens(0.5) ? '/' : ''}${chance.pick(MARKERS)}`;
}

/** In another order, in other letters, with more. */
function queryOf(query: string, chance: Chance): string {
  const pairs = query === '' ? [] : query.split('&').map((pair) => (chance.happens(0.3) ? upperPair(pair) : pair));
  const more = chance.happens(0.4) ? chance.sample(FOREIGN, chance.int(1, 2)) : [];
  return chance.sample([...pairs, ...more], pairs.length + more.length).join('&');
}

function upperPair(pair: string): string {
  const upper = decodeURIComponent(pair).toUpperCase();
  if (upper.toLowerCase() !== decodeURIComponent(pair)) return pair;
  const [name = '', ...value] = upper.split('=');
  return `${encodeURIComponent(name)}=${encodeURIComponent(value.join('='))}`;
}

/** Whether a parameter is one that `variantOf` adds. */
export function isThirdParty(name: string): boolean {
  return FOREIGN.some((pair) => pair.startsWith(`${name}=`));
}

/** A URL beside one: a letter more, a letter less, one segment more. */
export function nearMissOf(url: string, chance: Chance): string {
  const { path } = splitUrl(url);
  const last = path.slice(path.lastIndexOf('/') + 1);
  const misses = [`${path}x`, `${path}/qzx`, `${path}-7`];
  if (/^\w{3,}$/.test(last)) misses.push(path.slice(0, -1));
  return chance.pick(misses);
}
