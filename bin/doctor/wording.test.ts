import { describe, expect, test } from '@jest/globals';
import { loadLibrary } from '../../sandbox/content/library.ts';
import { wordingIssues } from './wording.ts';

describe('wrong wording', () => {
  test.each([
    ['sv', 'Utan “zzz”', 'quotation marks of another language: “'],
    ['nb', 'Uten "zzz"', 'quotation marks of another language: "'],
    ['en', 'Press «on»', 'quotation marks of another language: « »'],
    ['da', '2.000 kr..', 'two full stops'],
    ['en', 'a iX1 with a tow bar', '“a” before a vowel'],
    ['en', '<p>It is a <b>electric</b> car</p>', '“a” before a vowel'],
    ['da', "Småbiler og SUV'er", 'a straight apostrophe'],
    ['sv', 'Ny bil - fast pris', 'a hyphen for a dash'],
    ['nb', 'Fast pris , alltid', 'a space before a punctuation mark'],
    ['en', 'Call us for for a price', 'the same word twice'],
    ['sv', '1 bilar i lager', 'a plural that does not match its number: 1 bilar'],
    ['sv', 'Filter, 1 valda', 'a plural that does not match its number: 1 valda'],
    ['nb', '21 forhandler', 'a plural that does not match its number: 21 forhandler'],
    ['fi', '2 auto, 1 kuukautta', 'a plural that does not match its number: 2 auto, 1 kuukautta'],
    ['sk', '5 autá a 2 áut', 'a plural that does not match its number: 5 autá, 2 áut'],
    ['sk', '{count} pobočky, zobraziť', 'a plural that does not match its number: {count} pobočky'],
    ['sk', '{n, plural, one {# auto} other {# áut}}', 'plural forms that are missing: few'],
    ['en', 'Interest of 3,95 per cent', 'a number in the format of another language: 3,95'],
    ['en', 'Up to 5 000 kilometres', 'a number in the format of another language: 5 000'],
    ['sv', 'Ränta 3.95 %', 'a number in the format of another language: 3.95 %'],
    ['da', 'ÅOP 4,2%', 'a number in the format of another language: 4,2%'],
    ['sk', 'Pondelok 9–19', 'a number in the format of another language: 9–19'],
    ['fi', 'Klo 9 – 17', 'a number in the format of another language: 9 – 17'],
    ['fi', 'Tutustu our autoihin', 'words of another language: our'],
    ['nb', 'Vi følger deg till fjällen', 'words of another language: fjällen'],
    ['nb', 'Bilen står på værksted', 'words of another language: værksted'],
    ['da', 'Vi tager bilen i innbytte', 'words of another language: innbytte'],
  ])('%s: %s', (language, text, issue) => {
    expect(wordingIssues(text, language)).toEqual([issue]);
  });

  test.each([
    ['sv', 'Utan ”zzz”'],
    ['nb', 'Uten «zzz»'],
    ['da', 'Uden »zzz«'],
    ['sk', 'Bez „zzz“'],
    ['fi', 'Ilman hakua ”zzz” …'],
    ['en', '<a class="x" href="/a">A used car, a one-owner car, a European and a euro</a> …'],
    ['en', 'And so on...'],
    ['en', 'Service A or B'],
    ['en', 'It’s 3.95% over 36 months, 5,000 kilometres a year, 9 am – 5 pm, 2026–2027'],
    ['sv', '1 bil, 2 bilar, 1 av 4 valda, 2 400 bilar, 9–17, 3,95 %, 08-465 004 10'],
    ['da', '2.000 km, 1 måned, 36 måneder, 3,95 %, Norrväg på Håndværkervej'],
    ['nb', 'Norrväg og Škoda ved Grefsen, 160 000 kilometer'],
    ['fi', '1 auto, 5 autoa, 36 kuukautta, Åbo'],
    ['sk', '1 auto, 2 autá, 5 áut, z 2 áut, 36 mesiacov, 9 – 19, Počet áut: {count}'],
    ['fi', 'Kirjoita osoitteeseen hei@our-cars.example'],
  ])('%s: %s has no error', (language, text) => {
    expect(wordingIssues(text, language)).toEqual([]);
  });
});

/** Lists the texts of a page, a header or a footer: values of text fields, link texts, alternative texts. */
function textsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return ['value', 'text', 'alt'].includes(name) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((inner) => textsIn(inner, name));
  if (typeof value !== 'object' || value === null) return [];
  // The query of a list is a part of a URL.
  const entries = Object.entries(value).filter(([key]) => key !== 'Query');
  return entries.flatMap(([key, inner]) => textsIn(inner, key));
}

// In the countries and languages of the sample customer.
test('the pages of every site and language have no errors', async () => {
  const library = await loadLibrary();
  const issues = library.sites.flatMap((content) =>
    [...content.pages, content.notFound, content.serverError, content.header, content.footer].flatMap((part) =>
      textsIn(part).flatMap((text) =>
        wordingIssues(text, content.language).map(
          (issue) => `${content.site} ${content.language} ${text.slice(0, 60)}: ${issue}`,
        ),
      ),
    ),
  );
  expect(issues).toEqual([]);
});

test('the labels of every site and language have no errors', async () => {
  const library = await loadLibrary();
  const issues = library.sites.flatMap(({ site, language }) =>
    Object.entries(library.phrases(site, language)).flatMap(([key, phrase]) =>
      wordingIssues(phrase, language).map((issue) => `${site} ${language} ${key}: ${issue}`),
    ),
  );
  expect(issues).toEqual([]);
});
