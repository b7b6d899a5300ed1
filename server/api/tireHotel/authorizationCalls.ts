import type { Request, Response } from 'express';
import type { StorageKeys, Validated } from '../../../src/contracts/tireHotel/authorization.ts';
import { isCode, isRegNo, normalizeRegNo } from '../../../src/contracts/tireHotel/tireHotelFields.ts';
import { disconnectSignal } from '../../operations/disconnectSignal.ts';
import { requestOf } from '../../operations/request/request.ts';
import { mayHaveWorked, UpstreamError } from '../../ports/upstream/upstreamError.ts';
import type { TireHotelParts } from '../../tireHotel/createTireHotel.ts';
import { randomId, storageKeyOf } from '../../tireHotel/sealed.ts';
import { idIn, queryOf, Refused, setId } from './exchange.ts';

/** The calls from the plate to the session (F107 to F109). */

/** `GET /authorization/search?regNo=`. Plates with and without agreement take the same work and the same time (Q29). */
export async function search(req: Request, res: Response, parts: TireHotelParts): Promise<void> {
  const { port, limits, logins } = parts;
  const regNo = normalizeRegNo(queryOf(req, 'regNo'));
  if (!isRegNo(regNo)) throw new Refused(400, 'regNo', 'invalid');
  const wait = await limits.lookUp(requestOf(res).client);
  if (wait > 0) throw new Refused(429, 'lookUps', 'lookUps', wait);
  const visit = idIn(req, 'visit') ?? randomId();
  const { customer, name } = await parts.evenTimes.search(async () => {
    const customer = await port.search(regNo, disconnectSignal(res));
    const kept = customer && { encryptedPhoneNumber: customer.encryptedPhoneNumber, regNo: customer.regNo };
    return { customer, name: await logins.keepCustomer(visit, kept) };
  });
  setId(res, 'visit', visit);
  if (customer === null) throw new Refused(404, 'agreement', 'agreement');
  const { obfuscatedPhoneNumber } = customer;
  res.json({ encryptedPhoneNumber: name, obfuscatedPhoneNumber, regNo: customer.regNo });
}

/** `POST /authorization/login?encryptedPhoneNumber=` sends a code (Q28). */
export async function login(req: Request, res: Response, parts: TireHotelParts): Promise<void> {
  const { port, limits, logins } = parts;
  const visit = idIn(req, 'visit');
  const customer = visit && (await logins.customer(visit, queryOf(req, 'encryptedPhoneNumber')));
  if (!visit || !customer) throw new Refused(401, 'visit', 'visit');
  const { encryptedPhoneNumber, regNo } = customer;
  const refusal = await limits.takeMessage(regNo, encryptedPhoneNumber);
  if (refusal)
    throw new Refused(refusal.reason === 'messages' ? 503 : 429, refusal.reason, refusal.reason, refusal.wait);
  const giveBack = () => limits.giveBackMessage(regNo, encryptedPhoneNumber);
  const credentials = await port.login(encryptedPhoneNumber).catch(async (error: unknown) => {
    if (error instanceof UpstreamError && error.kind === 'breaker') await giveBack();
    else await limits.giveBackCode(regNo, encryptedPhoneNumber, mayHaveWorked(error));
    throw error;
  });
  if ('refused' in credentials) {
    await giveBack();
    const { message } = credentials.refused;
    throw new Refused(422, 'login', message === null ? 'login' : { message });
  }
  const { authorizationToken } = credentials;
  // The code may live longer than what is left of the cookie.
  setId(res, 'visit', visit);
  res.json({ authorizationToken: await logins.keepCode(visit, { authorizationToken, regNo }) });
}

/** `POST /authorization/validate?authToken=&otpToken=` begins the session. All failures have one text and take the same time (Q27). */
export async function validate(req: Request, res: Response, parts: TireHotelParts): Promise<void> {
  const { client } = requestOf(res);
  const validated = await parts.evenTimes.validate(() => checkCode(req, client, parts));
  if (validated === null) throw new Refused(400, 'code', 'code');
  const [{ regNo, brandCode, location }] = validated.vehicles as [Validated['vehicles'][number]];
  const { id } = await parts.sessions.create({ regNo, brandCode, erpId: location.erpId });
  const previous = idIn(req, 'session');
  if (previous) await parts.sessions.end(previous);
  setId(res, 'session', id);
  res.json(validated);
}

/** Returns null for every failure of a code. */
async function checkCode(req: Request, client: string, parts: TireHotelParts): Promise<Validated | null> {
  const { port, limits, logins } = parts;
  const code = queryOf(req, 'otpToken');
  if (!isCode(code)) return null;
  const name = queryOf(req, 'authToken');
  const visit = idIn(req, 'visit');
  const wait = await limits.takeFailure(client);
  if (wait > 0) throw new Refused(429, 'tries', 'tries', wait);
  const requested = visit && (await logins.code(visit, name));
  const mayTry = visit && requested && (await limits.takeTry(visit, name));
  const validated = await (mayTry
    ? port.validate(requested.authorizationToken, code)
    : port.validateNothing(code)
  ).catch(async (error: unknown) => {
    await limits.giveBackFailure(client);
    throw error;
  });
  if (visit && validated && (await logins.spendCode(visit, name))) {
    await limits.giveBackFailure(client);
    return validated;
  }
  await limits.countWrongCode();
  return null;
}

/** `POST /authorization/logout` ends the session on all processes. */
export async function logout(req: Request, res: Response, { sessions }: TireHotelParts): Promise<void> {
  const id = idIn(req, 'session');
  setId(res, 'session', '');
  setId(res, 'visit', '');
  if (id) await sessions.end(id);
  res.status(204).end();
}

/** `GET /authorization/session` says how long the session lasts; `POST` prolongs it first. */
export async function session(req: Request, res: Response, { sessions }: TireHotelParts): Promise<void> {
  const id = idIn(req, 'session');
  if (id && req.method === 'POST') await sessions.use(id);
  const state = id && (await sessions.state(id));
  if (!state) throw new Refused(401, 'session', 'session');
  res.json(state);
}

/** `GET /authorization/storage`: the keys of what the page stores in the browser. They end with the cookie and the session (Q37). */
export async function storage(req: Request, res: Response, { sessions }: TireHotelParts): Promise<void> {
  const visit = idIn(req, 'visit');
  const id = idIn(req, 'session');
  const keys: StorageKeys = {
    visit: visit && storageKeyOf(visit),
    session: id && (await sessions.state(id)) ? storageKeyOf(id) : null,
  };
  res.json(keys);
}
