import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readDraft, readSubmissionId, removeDraft, writeDraft, writeSubmissionId } from './formDraft.ts';

let stored: string | null;
beforeEach(() => {
  stored = null;
  const sessionStorage = {
    getItem: () => stored,
    setItem: (_key: string, text: string) => {
      stored = text;
    },
    removeItem: () => {
      stored = null;
    },
  };
  Object.assign(globalThis, { window: { sessionStorage } });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window');
});

const CONTACT = { path: '/a', name: 'contact' };
const OTHER = { path: '/a', name: 'embedded-1' };
const NOTHING = {};

test('U21 two forms of a page have drafts of their own, without phone, mail and consents', () => {
  writeDraft(CONTACT, { message: 'Hej', customerPhone: '070', email: 'a@b.se', gdpr: 'on' });
  writeDraft(OTHER, { 'text-1': 'Hallå', consent_1_11: 'on' });
  expect(readDraft(CONTACT)).toEqual({ message: 'Hej' });
  expect(readDraft(OTHER)).toEqual({ 'text-1': 'Hallå' });
  removeDraft(CONTACT);
  expect(readDraft(CONTACT)).toEqual(NOTHING);
  expect(readDraft(OTHER)).toEqual({ 'text-1': 'Hallå' });
  removeDraft(OTHER);
  expect(stored).toBeNull();
});

test('Q32 the id of a form that is being sent stays until it is sent or replaced', () => {
  const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
  writeSubmissionId(CONTACT, id);
  writeDraft(CONTACT, { message: 'Hej' });
  expect([readSubmissionId(CONTACT), readSubmissionId(OTHER)]).toEqual([id, '']);
  expect(readSubmissionId({ ...CONTACT, path: '/b' })).toBe('');
  writeSubmissionId(CONTACT, '');
  expect([readSubmissionId(CONTACT), readDraft(CONTACT)]).toEqual(['', { message: 'Hej' }]);
  writeSubmissionId(CONTACT, id);
  removeDraft(CONTACT);
  expect(stored).toBeNull();
  stored = '{"path":"/a","ids":{"contact":"<b>"}}';
  expect(readSubmissionId(CONTACT)).toBe('');
});

test('the drafts are those of the last page, and a foreign text is none', () => {
  writeDraft(CONTACT, { message: 'Hej' });
  writeDraft({ ...CONTACT, path: '/b' }, { message: 'Hallå' });
  expect(readDraft(CONTACT)).toEqual(NOTHING);
  for (const text of ['', 'null', '[]', '{"path":"/a"}', '{"path":"/a","forms":{"contact":"x"}}']) {
    stored = text;
    expect(readDraft(CONTACT)).toEqual(NOTHING);
  }
});

test('a storage that is forbidden loses nothing else', () => {
  Object.assign(globalThis, { window: {} });
  expect(() => writeDraft(CONTACT, {})).not.toThrow();
  expect(readDraft(CONTACT)).toEqual(NOTHING);
});
