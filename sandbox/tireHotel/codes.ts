import { createCipheriv, createDecipheriv, createHmac, randomBytes, randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_LIFETIME_MS } from '../../src/contracts/tireHotel/tireHotelFields.ts';

/** Guesses of a code. */
const TRIES = 3;
const MAX_CODES = 10_000;

interface SentCode {
  code: string;
  /** Plate that was logged in with. */
  plate: string;
  tries: number;
  expiresAt: number;
}

/** One-time codes: random, for one use, bound to the token of their request, for 10 minutes (Q27). */
export class Codes {
  readonly #now: () => number;
  #sent = new Map<string, SentCode>();

  /** @param now milliseconds of a clock that never steps */
  constructor(now: () => number) {
    this.#now = now;
  }

  issue(plate: string): { token: string; code: string } {
    const token = randomBytes(24).toString('base64url');
    const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
    this.#sent.set(token, { code, plate, tries: TRIES, expiresAt: this.#now() + CODE_LIFETIME_MS });
    const [oldest] = this.#sent.size > MAX_CODES ? this.#sent.keys() : [];
    if (oldest !== undefined) this.#sent.delete(oldest);
    return { token, code };
  }

  /** Returns the plate of a right code, which is then used; null for every failure. */
  use(token: string, code: string): string | null {
    const sent = this.#sent.get(token);
    if (!sent) return null;
    sent.tries -= 1;
    const isRight = sent.code === code && sent.expiresAt > this.#now();
    if (isRight || sent.tries <= 0) this.#sent.delete(token);
    return isRight ? sent.plate : null;
  }

  clear(): void {
    this.#sent = new Map();
  }
}

/** Encrypts texts: the same text always gives the same value, as the tire system does. */
export class Sealed {
  readonly #key = randomBytes(32);

  seal(text: string): string {
    const iv = createHmac('sha256', this.#key).update(text).digest().subarray(0, 12);
    const cipher = createCipheriv('aes-256-gcm', this.#key, iv);
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
  }

  /** Returns the text; null for a value that was not made here. */
  open(value: string): string | null {
    const bytes = Buffer.from(value, 'base64url');
    if (bytes.length < 28) return null;
    const decipher = createDecipheriv('aes-256-gcm', this.#key, bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(12, 28));
    try {
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    } catch {
      return null;
    }
  }
}
