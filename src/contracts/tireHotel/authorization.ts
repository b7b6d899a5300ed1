import { array, boolean, type InferType, number, object, string } from 'yup';
import { opaqueField, plainField, regNoField } from './tireHotelFields.ts';

/**
 * The calls before the session (F107 to F110, S3 §7.3), of the upstream and of ours; ours are below `/api/tirehotel`.
 *
 * 1. `GET /authorization/search?regNo={regNo}` → `Customer`. 404: no agreement.
 * 2. `POST /authorization/login?encryptedPhoneNumber={value}`, no body → `Credentials`.
 * 3. `POST /authorization/validate?authToken={token}&otpToken={code}`, no body → `Validated`.
 *
 * In our responses `encryptedPhoneNumber` and `authorizationToken` are random names for the values of the tire system, which stay on the
 * server. They are worthless without the cookie that came with them (docs/decisions/0105). Three calls are ours alone:
 *
 * 4. `GET /authorization/session` → `SessionState`, without prolonging the session; `POST` prolongs it. 401: there is none.
 * 5. `POST /authorization/logout` → 204. The session is dead, on all processes.
 * 6. `GET /authorization/storage` → `StorageKeys`, with which the page encrypts what it stores in the browser (docs/decisions/0109).
 */

/** Longest values of the tire system, in characters. */
const MAX_TOKEN = 2_000;

/** @example {"encryptedPhoneNumber":"p9…","obfuscatedPhoneNumber":"070-*** ** 05","regNo":"DCK123"} */
export const customerSchema = object({
  encryptedPhoneNumber: opaqueField(MAX_TOKEN),
  /** For people: most digits are hidden. */
  obfuscatedPhoneNumber: plainField(40).required(),
  regNo: regNoField(),
});
export type Customer = InferType<typeof customerSchema>;

/** @example {"authorizationToken":"k3…"} */
export const credentialsSchema = object({ authorizationToken: opaqueField(MAX_TOKEN) });
export type Credentials = InferType<typeof credentialsSchema>;

/** Text of a failed call, for people. Ours also has `error`, a code of `tireHotelErrors.ts`. */
export const messageSchema = object({ message: plainField(500).required() });

/** A text that is not shown when it is null, missing or empty. */
const optionalText = (max?: number) => plainField(max).nullable().optional();
const measure = () => number().min(0).max(10_000).required();

export const wheelSchema = object({
  /** Make and model of the tire, or of the wheel. */
  name: plainField().required(),
  /** Inches. */
  rimDiameter: measure(),
  /** Millimetres. */
  sectionWidth: measure(),
  threadPattern: optionalText(),
  /** Millimetres. */
  threadDepth: measure(),
  /** Per cent of the width. */
  aspectRatio: measure(),
  /** 0: good. Above 0: a warning icon. 1: also the long warning (F110). */
  threadStatusId: number().integer().min(0).max(99).required(),
  threadStatusMessage: optionalText(),
});

export const tireSchema = object({
  /** Where on the car, for people: `Vänster fram`. */
  equipmentPosition: plainField(60).required(),
  wheel: wheelSchema.required(),
});
export type Tire = InferType<typeof tireSchema>;

export const workshopSchema = object({
  /** Identifies the workshop: `211.30`. */
  erpId: opaqueField(60),
  locationName: plainField().required(),
  departmentName: plainField().required(),
  phone: optionalText(40),
  email: optionalText(254),
});

export const vehicleSchema = object({
  regNo: regNoField(),
  /** Sent as `regNo` to the calls for days and times (F115). */
  brandCode: opaqueField(40),
  brand: optionalText(),
  model: optionalText(),
  name: plainField().required(),
  packageLevel: optionalText(),
  productId: optionalText(60),
  location: workshopSchema.required(),
  tires: array(tireSchema.required()).max(12).required(),
});
export type Vehicle = InferType<typeof vehicleSchema>;

/** `status` 0: logged in. The session is for the first vehicle only. */
export const validatedSchema = object({
  status: number().integer().required(),
  vehicles: array(vehicleSchema.required()).max(20).required(),
});
export type Validated = InferType<typeof validatedSchema>;

/** Response of our `/authorization/session`. @example {"secondsLeft":1800,"canExtend":true} */
export const sessionStateSchema = object({
  /** Seconds until the session ends unless it is used. */
  secondsLeft: number().integer().min(0).required(),
  /** Whether a call prolongs it; false in the last half hour of its longest life. */
  canExtend: boolean().required(),
});
export type SessionState = InferType<typeof sessionStateSchema>;

/** A key of 256 bits, as base64url; null when there is no such cookie, or its session has ended. */
const storageKey = () =>
  string()
    .matches(/^[\w-]{43}$/)
    .nullable()
    .defined();

/** Response of our `/authorization/storage`: the keys of the visit before the login, and of the session after it. */
export const storageKeysSchema = object({ visit: storageKey(), session: storageKey() });
export type StorageKeys = InferType<typeof storageKeysSchema>;
