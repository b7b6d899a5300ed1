import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Secrets } from '../store/linkSignature.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;

export interface EntryCipher {
  /** Encrypts a value for the entry with an id. Returns base64. */
  encrypt: (id: string, value: unknown) => string;
  /** Returns the value of an entry; null for a text that none of the secrets has encrypted for this id. */
  decrypt: (id: string, text: string) => unknown;
}

/**
 * Creates the functions that encrypt entries of a store by AES-256-GCM. The id is authenticated: the text of one entry is not valid
 * for another.
 *
 * @param secrets the first encrypts; texts of all are decrypted
 * @param purpose what the entries are: each purpose has keys of its own
 */
export function createEntryCipher(secrets: Secrets, purpose = 'outbox'): EntryCipher {
  let derived: { secrets: readonly string[]; keys: Buffer[] } = { secrets: [], keys: [] };
  const keys = (): Buffer[] => {
    const current = secrets();
    if (current.join() !== derived.secrets.join()) {
      const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', `forecourt ${purpose}`, 32));
      derived = { secrets: current, keys: current.map(keyOf) };
    }
    return derived.keys;
  };
  return {
    encrypt: (id, value) => {
      const [key] = keys();
      if (key === undefined) throw new Error('The outbox has no secret');
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(id));
      const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
    },
    decrypt: (id, text) => {
      const bytes = Buffer.from(text, 'base64');
      if (bytes.length <= IV_BYTES + TAG_BYTES) return null;
      for (const key of keys()) {
        const found = decryptBy(key, id, bytes);
        if (found !== null) return JSON.parse(found);
      }
      return null;
    },
  };
}

function decryptBy(key: Buffer, id: string, bytes: Buffer): string | null {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES)).setAAD(Buffer.from(id));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
