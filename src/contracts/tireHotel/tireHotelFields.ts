import { string } from 'yup';

/** Fields and constants that the contracts of the tire hotel share (S3 §3.3, §5.4, §9). */

/** Characters of a plate. The service booking takes at most 6. */
export const REG_NO_LENGTH = { min: 2, max: 7 } as const;
/** Digits of a one-time code. */
export const CODE_LENGTH = 4;
/** Milliseconds for which a one-time code can be used (Q27). */
export const CODE_LIFETIME_MS = 600_000;
/** How often a one-time code can be tried (Q27). */
export const CODE_TRIES = 3;
/** Milliseconds from one code to the next one of the same vehicle (Q28). */
export const RESEND_MS = 30_000;
/** Milliseconds without a call after which a session ends, and the longest life of a session (Q30). */
export const SESSION_IDLE_MS = 30 * 60_000;
export const SESSION_MAX_MS = 120 * 60_000;
/** Key of the session storage (F114). */
export const STORAGE_KEY = 'tirehotel';
/** Characters of a comment, at most: of a booking and of a review. */
export const COMMENT_LENGTH = 1_000;

const REG_NO = /^[A-ZÅÄÖÜ\d]{2,7}$/;
const CODE = /^\d{4}$/;

/** Returns a plate as it is looked up, from what people type: `abc 123` → `ABC123` (F107). */
export const normalizeRegNo = (text: string): string => text.replace(/\s/gu, '').toUpperCase();
/** Whether a normalised text is a plate of 2 to 7 characters. */
export const isRegNo = (text: string): boolean => REG_NO.test(text);
/** Whether a text is a one-time code: four digits of ASCII. */
export const isCode = (text: string): boolean => CODE.test(text);

export const regNoField = () => string().matches(REG_NO).required();
/** A value of the tire system that means nothing to us, such as a token or the id of a workshop. */
export const opaqueField = (max: number) =>
  string()
    .matches(/^[\w.:+/=~-]+$/)
    .max(max)
    .required();
/** A text of one line for people. */
export const plainField = (max = 200) =>
  string()
    .max(max)
    .matches(/^[^\p{Cc}\u2028\u2029]*$/u);
