import { describe, expect, test } from '@jest/globals';
import { CODE, CONFIRMATION, CUSTOMER, DRAFT, VEHICLE } from './tire.fixture.ts';
import { INITIAL_STATE, type TireState } from './tireState.ts';
import { createTireStorage } from './tireStorage.ts';

const KEYS = { visit: 'A'.repeat(43), session: 'B'.repeat(42).concat('A') };
const BEFORE: TireState = { ...INITIAL_STATE, step: 'code', customer: CUSTOMER, code: CODE };
const AFTER: TireState = {
  ...INITIAL_STATE,
  step: 'booking',
  part: 'review',
  customer: CUSTOMER,
  vehicle: VEHICLE,
  draft: DRAFT,
};
const CONFIRMED: TireState = { ...AFTER, step: 'confirmation', part: 'form', confirmation: CONFIRMATION };
const HALF_HOUR = 1_800_000;

/** Creates a tab: its text survives documents, whose storages `open` creates. */
function createTab() {
  const tab = { text: null as string | null, now: 1_000 };
  const storedText = {
    read: () => tab.text,
    write: (text: string | null) => {
      tab.text = text;
    },
  };
  return Object.assign(tab, { open: () => createTireStorage(storedText, () => tab.now) });
}

/** Stores a state and returns the tab and a storage of a new document. */
async function reloaded(state: TireState, keys: Partial<typeof KEYS> = KEYS) {
  const tab = createTab();
  const storage = tab.open();
  await storage.takeKeys(KEYS);
  await storage.save(state, HALF_HOUR);
  const next = tab.open();
  await next.takeKeys({ visit: null, session: null, ...keys });
  return { tab, next };
}

describe('F114 Q37 the storage of the tire hotel', () => {
  test.each([
    ['before the login', BEFORE],
    ['after it', AFTER],
    ['of a booking with an unknown outcome', { ...AFTER, isSent: true }],
    ['of a confirmed booking', CONFIRMED],
    ['of a rated one', { ...CONFIRMED, isRated: true }],
  ])('has the state %s after a reload', async (_name, state) => {
    const { next } = await reloaded(state);
    expect(next.has()).toBe(true);
    expect((await next.read()).state).toEqual(state);
  });

  test('has its four parts, and neither phone, plate, name, address, code nor token in clear', async () => {
    for (const state of [BEFORE, AFTER, CONFIRMED]) {
      const { tab } = await reloaded(state);
      const stored = JSON.parse(tab.text ?? '') as Record<string, unknown>;
      expect(Object.keys(stored)).toEqual(
        expect.arrayContaining(['customer', 'credentials', 'validated', 'confirmation']),
      );
      // A part in clear is JSON, whose quotes and braces base64url does not have. Short words such as a first
      // name are not looked for: a random ciphertext contains three given letters now and then.
      for (const part of Object.values(stored)) {
        if (typeof part === 'string') expect(part).toMatch(/^[\w-]*$/);
        else expect(part === null || ['number', 'boolean'].includes(typeof part)).toBe(true);
      }
      expect(tab.text).not.toMatch(/DCK123|1740605|norrvag|name-of|Volvo|Borås/);
    }
  });

  test('needs the key of the visit before the login, and that of the session after it', async () => {
    const { next } = await reloaded(BEFORE, { visit: KEYS.visit });
    expect((await next.read()).state).toEqual(BEFORE);
    const { next: later } = await reloaded(AFTER, { visit: KEYS.visit });
    expect(await later.read()).toEqual({ state: null, key: 'session' });
    const { next: other } = await reloaded(AFTER, { session: KEYS.visit });
    expect(await other.read()).toEqual({ state: null, key: 'session' });
  });

  test('nothing is stored without a key', async () => {
    const tab = createTab();
    await tab.open().save(BEFORE, HALF_HOUR);
    expect(tab.text).toBeNull();
  });

  test('is removed after its time', async () => {
    const { tab, next } = await reloaded(AFTER);
    tab.now += HALF_HOUR;
    expect(next.has()).toBe(false);
    expect(tab.text).toBeNull();
  });

  test('is removed at the end, also while a state is being stored', async () => {
    const tab = createTab();
    const storage = tab.open();
    await storage.takeKeys(KEYS);
    await storage.save(AFTER, HALF_HOUR);
    const saving = storage.save(CONFIRMED, HALF_HOUR);
    storage.remove();
    await saving;
    expect(tab.text).toBeNull();
    await storage.save(AFTER, HALF_HOUR);
    expect(tab.text).toBeNull();
  });

  test('U23 a state is stored although a newer one follows before it is encrypted', async () => {
    const tab = createTab();
    const storage = tab.open();
    await storage.takeKeys(KEYS);
    const first = storage.save(AFTER, HALF_HOUR);
    const second = storage.save(CONFIRMED, HALF_HOUR);
    await first;
    expect(storage.has()).toBe(true);
    await second;
  });

  test('the latest of several states is stored', async () => {
    const tab = createTab();
    const storage = tab.open();
    await storage.takeKeys(KEYS);
    await Promise.all([AFTER, CONFIRMED].map((state) => storage.save(state, HALF_HOUR)));
    expect((await storage.read()).state).toEqual(CONFIRMED);
  });

  test('a state without a customer removes what is stored', async () => {
    const { tab, next } = await reloaded(AFTER);
    await next.save(INITIAL_STATE, HALF_HOUR);
    expect(tab.text).toBeNull();
  });

  test.each<[string, (stored: Record<string, unknown>) => unknown]>([
    ['of another build', (stored) => ({ ...stored, version: 0 })],
    ['without its rating', (stored) => ({ ...stored, isRated: undefined })],
    ['without the outcome of its booking', (stored) => ({ ...stored, isSent: undefined })],
    ['with a step that does not exist', (stored) => ({ ...stored, step: 'x' })],
    ['with parts in each other’s place', (stored) => ({ ...stored, customer: stored.draft, draft: stored.customer })],
    ['without its customer', (stored) => ({ ...stored, customer: null })],
    ['that is no record', () => 'text'],
    ['in clear text', (stored) => ({ ...stored, customer: JSON.stringify(CUSTOMER) })],
  ])('a text %s is not read', async (_name, change) => {
    const { tab, next } = await reloaded(AFTER);
    tab.text = JSON.stringify(change(JSON.parse(tab.text ?? '')));
    expect((await next.read()).state).toBeNull();
  });
});
