import { beforeAll, describe, expect, test } from '@jest/globals';
import { typoDistance } from '../../services/search/engine/vocabulary.ts';
import { indexWords, queryWords } from '../../services/search/engine/words.ts';
import type { Facet, SearchRequest } from '../../src/contracts/search/search.ts';
import { createDataset } from '../data/dataset.ts';
import { createEngines } from './upstream.ts';

type Result = { total: number; cars: Record<string, unknown>[]; facet: Facet[] };
let search: (keyphrase: string, more?: Partial<SearchRequest>) => Result;

beforeAll(async () => {
  const engineOf = createEngines(createDataset({ seed: 1 }));
  search = (keyphrase, more = {}) => {
    const request: SearchRequest = {
      index: 'vehicles_norrvag_se',
      fields: [],
      keyphrase,
      facets: [],
      limit: 400,
      offset: 0,
      sort_name: '',
      filters: {},
      ...more,
    };
    const response = engineOf(request.index)?.search(request);
    return { total: response?.total_items ?? 0, cars: response?.content ?? [], facet: response?.facet ?? [] };
  };
}, 60_000);

const only = (keyphrase: string, field: string) => new Set(search(keyphrase).cars.map((car) => car[field]));

describe('words', () => {
  test('texts are split and folded, with joined forms', () => {
    expect(indexWords('ID.4 Škoda')).toEqual(['id', '4', 'id4', 'skoda']);
    expect(queryWords('  Volvo   med Dragkrok ')).toEqual(['volvo', 'dragkrok']);
    expect(queryWords('i')).toEqual(['i']);
  });

  test('two swapped letters are one typo', () => {
    expect([
      typoDistance('vovlo', 'volvo'),
      typoDistance('volvo', 'volvo'),
      typoDistance('porche', 'porsche'),
      typoDistance('', 'bmw'),
    ]).toEqual([1, 0, 1, 3]);
  });
});

describe('keyphrase', () => {
  test('typos: vovlo, wolksvagen, hyundia, mercdes', () => {
    expect(only('vovlo', 'car_brand')).toEqual(new Set(['Volvo']));
    expect(only('wolksvagen', 'car_brand')).toEqual(new Set(['Volkswagen']));
    expect(only('hyundia', 'car_brand')).toEqual(new Set(['Hyundai']));
    expect(only('mercdes', 'car_brand')).toEqual(new Set(['Mercedes-Benz']));
    expect(search('vovlo').total).toBe(search('volvo').total);
  });

  test('a word with digits never matches another model', () => {
    expect(only('xc60', 'car_model')).toEqual(new Set(['XC60']));
    expect(search('xc70').total).toBe(0);
  });

  test('all words must be found, in any field: make, model, fuel, equipment, town', () => {
    expect(only('vw golf', 'car_model')).toEqual(new Set(['Golf']));
    expect(only('elbil', 'car_fuel')).toEqual(new Set(['El']));
    const towing = search('kia dragkrok').cars;
    expect(towing.length).toBeGreaterThan(0);
    expect(
      towing.every(
        (car) => car.car_brand === 'Kia' && (car.car_equipment as string[]).some((item) => /dragkrok/i.test(item)),
      ),
    ).toBe(true);
    expect(only('volvo uppsala', 'car_site_city')).toEqual(new Set(['Uppsala']));
    expect(search('volvo rymdraket').total).toBe(0);
  });

  test('prefixes, split and joined names, accents', () => {
    expect(only('volks', 'car_brand')).toEqual(new Set(['Volkswagen']));
    expect(only('xc 60', 'car_model')).toEqual(new Set(['XC60']));
    expect(only('id4', 'car_model')).toEqual(new Set(['ID.4']));
    expect(only('ŠKODA', 'car_brand')).toEqual(new Set(['Škoda']));
    expect(only('panorama', 'car_equipment').size).toBeGreaterThan(5);
  });

  test('a car is found by its plate or id', () => {
    const car = search('volvo').cars[0] ?? {};
    expect(search(String(car.car_id)).cars.map((one) => one.car_id)).toEqual([car.car_id]);
    expect(search(String(car.car_regno).toLowerCase()).cars.map((one) => one.car_id)).toEqual([car.car_id]);
  });

  test('relevance orders only the default sort', () => {
    const byRelevance = search('led diesel', { limit: 50 }).cars.map((car) => car.car_fuel);
    expect(byRelevance.every((fuel) => fuel === 'Diesel')).toBe(true);
    const prices = search('volvo', { sort_name: 'car_price_asc', limit: 50 }).cars.map((car) => Number(car.car_price));
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    const dates = search('volvo', { limit: 30 }).cars.map((car) => String(car.car_publishdate));
    expect(dates).toEqual([...dates].sort().reverse());
  });

  test('F052: every facet counts the cars that match the keyphrase, also the facet of a chosen value', () => {
    const facets = [
      { name: 'car_brand', filters: ['Volvo'] },
      { name: 'car_body', filters: [] },
    ];
    const [brands, bodies] = search('panorama', { facets }).facet;
    const all = search('panorama', { limit: 1000 }).cars;
    const tally = (field: string, cars: Record<string, unknown>[]) => (text: string) =>
      cars.filter((car) => car[field] === text).length;
    const counted = (facet: Facet | undefined) => (facet?.type === 'value' ? facet.value : []);
    expect(counted(brands).map((one) => one.count)).toEqual(
      counted(brands).map((one) => tally('car_brand', all)(one.text)),
    );
    const volvos = all.filter((car) => car.car_brand === 'Volvo');
    expect(counted(bodies).map((one) => one.count)).toEqual(
      counted(bodies).map((one) => tally('car_body', volvos)(one.text)),
    );
  });

  test('an empty or blank keyphrase matches every car', () => {
    expect(search('   ').total).toBe(search('').total);
    expect(search('!!!').total).toBe(search('').total);
  });
});
