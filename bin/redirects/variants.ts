import type { Random } from '../../lib/random.ts';
import { splitUrl } from '../../server/redirects/rules.ts';

/** Parameters that newsletters and advertisements add to URLs; no rule matches them. */
const THIRD_PARTY = [
  'utm_source=nyhetsbrev',
  'utm_medium=e-post',
  'gclid=Cj0K',
  'fbclid=IwAR1',
  'utm_campaign=h%C3%B6st',
];
const MARKERS = [',-w-,', '%2C-w-%2C', '%2c-W-%2C', ',-w-%2C'];

/**
 * Returns a random variant of a URL with the same meaning: letter case, Unicode normalization, percent-encoding, slashes, the
 * marker, further parameters.
 *
 * @param url percent-encoded
 */
export function variantOf(url: string, random: Random, { marker }: { marker: boolean }): string {
  const { path, query } = splitUrl(url);
  const latin = random.chance(0.15) ? latin1Path(path) : null;
  const variantPath = latin ?? pathOf(decodeURIComponent(path), random);
  const withEnding = marker && random.chance(0.25) ? withMarker(variantPath, random) : variantPath;
  const slash = random.chance(0.3) && !withEnding.endsWith('/') ? '/' : '';
  const queryText = queryOf(query, random);
  return `${withEnding}${slash}${queryText === '' ? '' : `?${queryText}`}`;
}

function pathOf(path: string, random: Random): string {
  const form = path.normalize(random.chance(0.3) ? 'NFD' : 'NFC');
  const [upperCase, encoded] = [random.next(), random.next() * 0.5];
  return form
    .split('/')
    .map((segment) => [...segment].map((sign) => signOf(sign, random, { upperCase, encoded })).join(''))
    .reduce((fullUrl, segment) => `${fullUrl}${random.chance(0.05) ? '//' : '/'}${segment}`);
}

interface Shares {
  upperCase: number;
  encoded: number;
}

function signOf(sign: string, random: Random, { upperCase, encoded }: Shares): string {
  const upper = sign.toUpperCase();
  const char = random.chance(upperCase) && upper.toLowerCase() === sign ? upper : sign;
  if (!random.chance(encoded) && /^[\w.~,@-]$/.test(char)) return char;
  const bytes = [...new TextEncoder().encode(char)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  return random.chance(0.5) ? bytes.toUpperCase() : bytes;
}

/** Returns the path in the Latin-1 encoding of older systems; null when it has other characters. */
function latin1Path(path: string): string | null {
  const plain = decodeURIComponent(path);
  if (!/[\xe0-\xff]/.test(plain) || /[^\x21-\x7e\xe0-\xff]|[%?#]/.test(plain)) return null;
  return plain.replace(/[\xe0-\xff]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}

function withMarker(path: string, random: Random): string {
  const bare = path.replace(/\/+$/, '');
  return `${bare}${bare === '' || random.chance(0.5) ? '/' : ''}${random.pick(MARKERS)}`;
}

/** Returns the query in another order, partly in upper case, with further parameters. */
function queryOf(query: string, random: Random): string {
  const pairs = query === '' ? [] : query.split('&').map((pair) => (random.chance(0.3) ? upperPair(pair) : pair));
  const more = random.chance(0.4) ? random.sample(THIRD_PARTY, random.int(1, 2)) : [];
  return random.sample([...pairs, ...more], pairs.length + more.length).join('&');
}

function upperPair(pair: string): string {
  const upper = decodeURIComponent(pair).toUpperCase();
  if (upper.toLowerCase() !== decodeURIComponent(pair)) return pair;
  const [name = '', ...value] = upper.split('=');
  return `${encodeURIComponent(name)}=${encodeURIComponent(value.join('='))}`;
}

/** Whether a parameter is one that `variantOf` adds. */
export function isThirdParty(name: string): boolean {
  return THIRD_PARTY.some((pair) => pair.startsWith(`${name}=`));
}

/** Returns a similar, but different URL: one letter more or less, or one more segment. */
export function nearMissOf(url: string, random: Random): string {
  const { path } = splitUrl(url);
  const last = path.slice(path.lastIndexOf('/') + 1);
  const misses = [`${path}x`, `${path}/qzx`, `${path}-7`];
  if (/^\w{3,}$/.test(last)) misses.push(path.slice(0, -1));
  return random.pick(misses);
}
