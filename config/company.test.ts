import { describe, expect, test } from '@jest/globals';
import { companyErrors } from './company.ts';
import type { CompanyConfig, SiteConfig } from './siteConfig.ts';
import { SITES } from './sites.ts';

const sites: readonly SiteConfig[] = SITES;
const siteIn = (country: string) => sites.find((site) => site.country === country) as SiteConfig;
const errorsOf = (country: string, changes: Partial<CompanyConfig>, site: Partial<SiteConfig> = {}) => {
  const { company, ...rest } = siteIn(country);
  return companyErrors({ ...rest, company: { ...company, ...changes }, ...site });
};

test('the companies of the sample are complete, with check digits that fit', () => {
  expect(sites.flatMap(companyErrors)).toEqual([]);
});

describe('numbers that real registers have published', () => {
  test.each([
    ['SE', '556012-5790', 'SE556012579001'],
    ['NO', '923 609 016', '923 609 016 MVA'],
    ['DK', '24 25 67 90', 'DK24256790'],
    ['FI', '0112038-9', 'FI01120389'],
    ['GB', '00445790', 'GB 220 4302 31'],
  ])('%s %s', (country, registrationNumber, vatNumber) => {
    expect(errorsOf(country, { registrationNumber, vatNumber })).toEqual([]);
  });

  test('SK 35 757 442', () => {
    const numbers = { registrationNumber: '35 757 442', vatNumber: 'SK2020220862', taxNumber: '2020220862' };
    expect(errorsOf('SK', numbers)).toEqual([]);
  });
});

describe('a wrong digit in a number is found', () => {
  test.each([
    ['SE', { registrationNumber: '559987-4005' }],
    ['SE', { vatNumber: 'SE559987400501' }],
    ['NO', { registrationNumber: '399 412 006' }],
    ['DK', { registrationNumber: '98 41 20 19' }],
    ['FI', { vatNumber: 'FI99412005' }],
    ['SK', { registrationNumber: '89 412 002' }],
    ['SK', { taxNumber: '2299412006' }],
    ['GB', { vatNumber: 'GB 998 4127 08' }],
  ])('%s %j', (country, changes) => {
    const [[name, value] = []] = Object.entries(changes);
    const site = siteIn(country).id;
    expect(errorsOf(country, changes)).toEqual([
      `${site}: company.${name}: the check digit of "${value}" does not fit`,
    ]);
  });
});

test('absent and empty members are named, and numbers in another form', () => {
  const [site] = sites as [SiteConfig];
  expect(companyErrors({ ...site, company: undefined } as unknown as SiteConfig)[0]).toMatch(/^norrvag-se: company/);
  expect(errorsOf('SE', { email: 'hej', name: '' }).map((error) => error.split(':')[1])).toEqual([
    ' company.name',
    ' company.email',
  ]);
  expect(errorsOf('SE', { vatNumber: '559987-4004' })[0]).toContain('expected the form of SE559987400401');
});

test('a British firm says who supervises its credit, with its number', () => {
  const { regulated, ...company } = siteIn('GB').company;
  const without = companyErrors({ ...siteIn('GB'), company });
  expect(without).toEqual(['marlow-uk: company.regulated: required in this country']);
  expect(
    errorsOf('GB', { regulated: { firmReferenceNumber: '9994121', statement: regulated?.statement ?? '' } }),
  ).toHaveLength(1);
});

test('the telephone number that visitors read is the one that links call', () => {
  expect(errorsOf('SE', {}, { phoneText: '08-465 004 11' })).toHaveLength(1);
  expect(errorsOf('SE', {}, { phoneText: '08-465 004 10' })).toEqual([]);
});
