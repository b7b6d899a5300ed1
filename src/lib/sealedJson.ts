/** Encrypts values for the browser's storage (AES-GCM). Browser only: `crypto.subtle` needs https or loopback. */

const IV_BYTES = 12;
const AES = 'AES-GCM';

/** Returns the key of a text of 256 bits as base64url. It cannot be read back. */
export const sealingKey = (text: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytesOf(text), AES, false, ['encrypt', 'decrypt']);

/** Encrypts a value; null stays null. Its name is authenticated, so that no value can take the place of another. */
export async function seal(key: CryptoKey, name: string, value: unknown): Promise<string | null> {
  if (value === null) return null;
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const algorithm = { name: AES, iv, additionalData: new TextEncoder().encode(name) };
  const body = await crypto.subtle.encrypt(algorithm, key, new TextEncoder().encode(JSON.stringify(value)));
  return textOf(new Uint8Array([...iv, ...new Uint8Array(body)]));
}

/** Decrypts a value. @throws when the text was not made by `seal` for this name with this key */
export async function unseal(key: CryptoKey, name: string, text: string | null): Promise<unknown> {
  if (text === null) return null;
  const bytes = bytesOf(text);
  const algorithm = { name: AES, iv: bytes.subarray(0, IV_BYTES), additionalData: new TextEncoder().encode(name) };
  const body = await crypto.subtle.decrypt(algorithm, key, bytes.subarray(IV_BYTES));
  return JSON.parse(new TextDecoder().decode(body));
}

const textOf = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
