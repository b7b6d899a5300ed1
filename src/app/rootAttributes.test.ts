import { expect, test } from '@jest/globals';
import type { PageData } from '../contracts/page/page.ts';
import { testPage } from '../testing/renderOnPage.tsx';
import { rootAttributes } from './rootAttributes.ts';

const withHeader = (fields: object, value?: unknown): Partial<PageData> => ({
  placeholders: { 'headless-header': [{ uid: 'h', componentName: 'Header', fields: fields as never }] },
  sections: value === undefined ? {} : { h: { status: 'ok', value } },
});
const of = (page: Partial<PageData>) => rootAttributes({ ...testPage, ...page });
const MESSAGE = { HasMessage: { value: true }, MessageTitle: { value: 'Closed today' } };
const LAYER = { 'data-own-consent': '' };

test('F017 the key of a message that the header shows; empty for one that cannot be closed or whose section failed', () => {
  expect(of({})).toEqual(LAYER);
  expect(of(withHeader(MESSAGE, { items: [], alertKey: 'k3y' }))).toEqual({ ...LAYER, 'data-message': 'k3y' });
  expect(of(withHeader(MESSAGE, { items: [] }))).toEqual({ ...LAYER, 'data-message': '' });
  expect(of(withHeader(MESSAGE))).toEqual({ ...LAYER, 'data-message': '' });
  expect(of(withHeader({ ...MESSAGE, HasMessage: { value: false } }))).toEqual(LAYER);
  expect(of(withHeader({ HasMessage: { value: true } }))).toEqual(LAYER);
});

test('F018 a slim header', () => {
  expect(of(withHeader({ SlimNav: { value: true } }))).toEqual({ ...LAYER, 'data-slim': '' });
});

test('Q35 our consent layer: not for editors, with another manager, or without the platform', () => {
  const consentManager = { kind: 'usercentrics', script: '', settingsId: '' } as const;
  expect(of({ mode: 'edit' })).toEqual({});
  expect(of({ mode: 'preview' })).toEqual({ 'data-preview': '' });
  expect(of({ status: 503 })).toEqual({});
  expect(of({ site: { ...testPage.site, consentManager } })).toEqual({});
});
