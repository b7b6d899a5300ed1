import { splitUrl } from '../../server/redirects/resolver.ts';
import type { Chance } from './chance.ts';

/** Parameters that letters and advertisements add to addresses; no rule asks for them. */
const FOREIGN = ['utm_source=nyhetsbrev', 'utm_medium=e-post', 'gclid=Cj0K', 'fbclid=IwAR1', 'utm_campaign=h%C3%B6st'];
const MARKERS = [',-w-,', '%2C-w-%2C', '%2c-W-%2C', ',-w-%2C'];

/**
 * Another way of writing an address that means the same: letter case, composed or not, percent-encoded more or less,
 * slashes, the marker, further parameters.
 *
 * @param address percent-encoded
 */
export function variantOf(address: string, chance: Chance, { marker }: { marker: boolean }): string {
  const { path, query } = splitUrl(address);
  const latin = chance.happens(0.15) ? latinOf(path) : null;
  const spelled = latin ?? pathOf(decodeURIComponent(path), chance);
  const ended = marker && chance.happens(0.25) ? withMarker(spelled, chance) : spelled;
  const slash = chance.happens(0.3) && !ended.endsWith('/') ? '/' : '';
  const asked = queryOf(query, chance);
  return `${ended}${slash}${asked === '' ? '' : `?${asked}`}`;
}

function pathOf(path: string, chance: Chance): string {
  const form = path.normalize(chance.happens(0.3) ? 'NFD' : 'NFC');
  const [raised, encoded] = [chance.next(), chance.next() * 0.5];
  return form
    .split('/')
    .map((segment) => [...segment].map((sign) => signOf(sign, chance, { raised, encoded })).join(''))
    .reduce((whole, segment) => `${whole}${chance.happens(0.05) ? '//' : '/'}${segment}`);
}

interface Shares {
  raised: number;
  encoded: number;
}

function signOf(sign: string, chance: Chance, { raised, encoded }: Shares): string {
  const upper = sign.toUpperCase();
  const kept = chance.happens(raised) && upper.toLowerCase() === sign ? upper : sign;
  if (!chance.happens(encoded) && /^[\w.~,@-]$/.test(kept)) return kept;
  const bytes = [...new TextEncoder().encode(kept)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  return chance.happens(0.5) ? bytes.toUpperCase() : bytes;
}

/** As older systems encoded it, where they could. */
function latinOf(path: string): string | null {
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
export function isForeign(name: string): boolean {
  return FOREIGN.some((pair) => pair.startsWith(`${name}=`));
}

/** An address beside one: a letter more, a letter less, one segment more. */
export function nearMissOf(address: string, chance: Chance): string {
  const { path } = splitUrl(address);
  const last = path.slice(path.lastIndexOf('/') + 1);
  const misses = [`${path}x`, `${path}/qzx`, `${path}-7`];
  if (/^\w{3,}$/.test(last)) misses.push(path.slice(0, -1));
  return chance.pick(misses);
}
