import { describe, expect, test } from '@jest/globals';
import { type CarDetail, carDetailSchema } from '../../../contracts/car/car.ts';
import { renderOnPage, testLoaderContext, testSite } from '../../../testing/renderOnPage.tsx';
import { Condition } from './Condition.tsx';
import { conditionView } from './conditionView.ts';

/** What the page of a car claims about its condition. The same claims in lists, comparisons and Markdown: `test/http/cars/condition.test.ts`. */

const FRONT = { original: '/-/media/cars/1/front.jpg' };
const SIDE = { original: '/-/media/cars/1/side.jpg' };
const RECORD = {
  car_id: '17',
  slug: 'volvo-xc60',
  car_is_used: true,
  car_odometer: 41_000,
  car_odometer_unit: 'km',
  battery_size: 70,
  indexed_at: '2026-12-01T00:00:00Z',
  car_images: [FRONT, SIDE],
  car_test_protocol: {
    number: 'T1',
    date: '2026-11-02',
    issuer: 'Norrby Biltest',
    document_url: '/-/media/files/test-sv.pdf',
    grades: [
      { part: 'body', grade: 3, points: 21 },
      { part: 'brakes', grade: 5 },
    ],
    remarks: [
      { id: 'a', part: 'body', severity: 'minor', text: 'Stenskott', image: FRONT.original, x: 0.5, y: 0.4 },
      { id: 'b', part: 'body', severity: 'moderate', text: 'Buckla', image: SIDE.original, x: 0.2, y: 0.6 },
      { id: 'c', part: 'brakes', severity: 'major', text: 'Rost' },
    ],
  },
  car_history: [
    { date: '2024-03-01', kind: 'service', odometer: 20_000, odometer_unit: 'km', issuer: 'Verkstan' },
    { date: '2021-02-03', kind: 'registration', document_url: 'https://register.example/1.pdf', issuer: 'Registret' },
    { date: '2026-01-01', kind: 'inspection', odometer: 3_900, odometer_unit: 'mil', issuer: 'Hallen' },
  ],
  car_owners: 2,
  car_next_inspection: '2027-01-31',
  car_battery_health: { percent: 91.5, date: '2026-11-02', issuer: 'Labbet' },
} as const;

const context = testLoaderContext();
const viewOf = (changes: Record<string, unknown> = {}) =>
  conditionView({ ...carDetailSchema.cast({ ...RECORD, ...changes }) } as CarDetail, context);
const markupOf = (changes: Record<string, unknown> = {}): string => {
  const view = viewOf(changes);
  return view ? renderOnPage(<Condition condition={view} />) : '';
};
const spotsOf = (changes: Record<string, unknown> = {}) =>
  viewOf(changes)?.protocol?.figures.map(({ image, spots }) => [image.src, ...spots.map(({ number }) => number)]);
const protocolWith = (changes: object) => ({ car_test_protocol: { ...RECORD.car_test_protocol, ...changes } });

describe('remarks on images', () => {
  test('stay on their image and keep their number when the images have another order', () => {
    expect(spotsOf()).toEqual([
      [FRONT.original, 1],
      [SIDE.original, 2],
    ]);
    expect(spotsOf({ car_images: [SIDE, FRONT] })).toEqual([
      [SIDE.original, 2],
      [FRONT.original, 1],
    ]);
  });

  test('are only listed when the image is missing, or the place is none of it', () => {
    expect(spotsOf({ car_images: [SIDE] })).toEqual([[SIDE.original, 2]]);
    expect(spotsOf({ car_images: [] })).toEqual([]);
    const [first, ...others] = RECORD.car_test_protocol.remarks;
    expect(spotsOf(protocolWith({ remarks: [{ ...first, x: 1.2 }, ...others] }))).toEqual([[SIDE.original, 2]]);
    const markup = markupOf({ car_images: [] });
    expect(markup).not.toContain('<img');
    expect(markup).not.toContain('href="#');
    for (const text of ['Stenskott', 'Buckla', 'Rost']) expect(markup).toContain(text);
    expect(markup.match(/not on any image/g)).toHaveLength(3);
  });

  test('link to each other with names of their own, and every link has its target', () => {
    const markup = markupOf();
    const targets = [...markup.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id);
    expect(targets).toEqual(['remark-1', 'remark-2', 'remark-spot-1', 'remark-spot-2']);
    for (const id of targets) expect(markup.split(` id="${id}"`)).toHaveLength(2);
    expect(markup).toContain('aria-label="Remark 2: Buckla"');
    expect(markup).toContain('aria-label="Show remark 2 on its image"');
  });
});

describe('evidence', () => {
  test('every claim has its document, or the words that there is none', () => {
    const markup = markupOf();
    // The protocol, the registration, and the owners by the registration.
    expect(markup.match(/>Document</g)).toHaveLength(3);
    // Service and inspection in the history, and by them last service and next inspection; battery twice.
    expect(markup.match(/>No document</g)).toHaveLength(6);
    expect(markup).toContain('aria-label="Document: Owners"');
  });

  test.each(['javascript:alert(1)', 'http://files.example/a.pdf', '//files.example/a.pdf', 'a.pdf', ' '])(
    '%j is no document',
    (document_url) => {
      const markup = markupOf(protocolWith({ document_url }));
      expect(markup).not.toContain(`href="${document_url}"`);
      expect(markup.match(/>No document</g)).toHaveLength(7);
    },
  );

  test('a used car without any says so; a new one has no section', () => {
    const nothing = { car_test_protocol: null, car_history: null, car_owners: null, car_next_inspection: null };
    const none = { ...nothing, car_battery_health: null };
    const markup = markupOf(none);
    expect(markup).toContain('We have no check report for this car.');
    expect(markup).toContain('We have no record of services, inspections and owners of this car.');
    expect(markup).toContain('We have no measurement of the battery of this car.');
    expect(markupOf({ ...none, battery_size: 0 })).not.toContain('battery');
    expect(viewOf({ ...none, car_is_used: false })).toBeNull();
  });

  test('a protocol without remarks says so', () => {
    const markup = markupOf(protocolWith({ remarks: [] }));
    expect(markup).toContain('No remarks');
    expect(markup).not.toContain('<img');
  });
});

describe('the odometer', () => {
  test('readings are in the unit of the page, whatever unit the record has, the latest first', () => {
    expect(viewOf()?.history.map(({ reading }) => reading?.replaceAll('\u00a0', ' '))).toEqual([
      '3 900 mil',
      '2 000 mil',
      undefined,
    ]);
    const british = { ...context, site: { ...testSite, country: 'GB', distanceUnit: 'miles' } } as typeof context;
    const car = carDetailSchema.cast(RECORD) as CarDetail;
    expect(conditionView(car, british)?.history[1]?.reading?.replaceAll('\u00a0', ' ')).toBe('12 427 miles');
  });

  test('readings that contradict each other are said next to the facts, a mixed-up unit as well', () => {
    expect(viewOf()?.contradiction).toBeUndefined();
    const { contradiction } = viewOf({ car_odometer: 12_000 }) ?? {};
    expect(contradiction?.replaceAll('\u00a0', ' ')).toContain('3 900 mil (1 jan. 2026) and 1 200 mil (today)');
    expect(markupOf({ car_odometer: 12_000 })).toContain('data-contradiction=""');
  });
});
