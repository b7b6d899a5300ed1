import type { Dealer, Department } from '../../../contracts/dealers/dealer.ts';
import { DEALER_PAGE_CAP, DEALER_PAGE_SIZE, type DealerQuery } from '../../../contracts/dealers/dealerSearch.ts';
import type { LoaderContext } from '../../../contracts/page/loader.ts';
import type { SearchResponse } from '../../../contracts/search/search.ts';
import { type Postcode, postcodeDistance, postcodeIn } from '../../../lib/postcode.ts';
import { slug } from '../../../lib/slug.ts';
import { wordsWithResults } from '../../../lib/wordsWithResults.ts';
import { zonedDays } from '../../../lib/zonedDays.ts';
import { parseDealer } from '../dealerOfCar.data.ts';
import { hoursOn, openSpans, type SiteMoment } from '../hours/openingHours.ts';
import { daysText, mondayFirst } from '../hours/week.ts';
import { dealerListRequest } from './dealerSearch.ts';
import { alternativesIn, type DealerText, readDealerText } from './dealerText.ts';

/** Dealers of a state, and how its keyphrase was understood when no dealer has all of its words. */
export interface DealersByText {
  result: SearchResponse<Dealer>;
  /** Sentences for the visitor. */
  notes?: string[];
  /** Whether the facets of the result count other dealers too. */
  hasOtherCounts?: true;
}

type Context = Pick<LoaderContext, 'ports' | 'language' | 'translate'>;

/**
 * Searches the dealers of a state. A keyphrase that no dealer matches is read as words, a postcode and times of opening: dealers
 * that match the words are ordered by postcode, and left out when they are closed.
 *
 * @throws the error of a search that fails
 */
export async function dealersByText(query: DealerQuery, moment: SiteMoment, context: Context): Promise<DealersByText> {
  const { ports, language } = context;
  const search = (keyphrase: string, more = {}) =>
    ports.searchDealers({ ...dealerListRequest({ ...query, keyphrase }), ...more }, parseDealer);
  const result = await search(query.keyphrase);
  if (result.total_items > 0 || query.keyphrase === '') return { result };
  const either = await dealersOfAny(alternativesIn(query.keyphrase), search, query.page, context);
  if (either) return either;
  const [{ weekday } = { weekday: 0 }] = zonedDays(moment.timeZone, moment.now, 1);
  const text = readDealerText(query.keyphrase, [language.locale, moment.locale], weekday);
  const words = await matchingWords(text, async (keyphrase) => (await search(keyphrase, { limit: 0 })).total_items);
  const isUnderstood = words.length > 0 || text.postcode !== null || speaksOfTime(text);
  if (!isUnderstood) return { result };
  const all = await search(words.join(' '), { limit: DEALER_PAGE_SIZE * DEALER_PAGE_CAP });
  const open = all.content.filter((dealer) => isOpen(dealer, text, words, moment));
  const ordered = text.postcode && byPostcode(open, text.postcode);
  const unmatched = text.words.filter((word) => !words.includes(word));
  if (text.postcode && !ordered) unmatched.push(text.postcode.text);
  return {
    result: {
      ...all,
      content: (ordered ?? open).slice(0, (query.page + 1) * DEALER_PAGE_SIZE),
      total_items: open.length,
    },
    notes: notesOf({ words, unmatched, nearest: ordered && text.postcode, text }, weekday, context),
    ...(speaksOfTime(text) && { hasOtherCounts: true }),
  };
}

type SearchDealers = (keyphrase: string, more?: { limit: number }) => Promise<SearchResponse<Dealer>>;

/** Returns the dealers that match one of several texts, in their order; null when there are no such dealers or just one text. */
async function dealersOfAny(
  texts: readonly string[],
  search: SearchDealers,
  page: number,
  { translate }: Context,
): Promise<DealersByText | null> {
  if (texts.length < 2) return null;
  const results = await Promise.all(texts.map((text) => search(text, { limit: DEALER_PAGE_SIZE * DEALER_PAGE_CAP })));
  const [first] = results.filter(({ total_items }) => total_items > 0);
  if (!first) return null;
  const dealers = new Map(results.flatMap(({ content }) => content.map((dealer) => [dealer.site_id, dealer])));
  const words = texts
    .filter((_, at) => results[at]?.total_items === 0)
    .map((text) => translate('quoted', { text }))
    .join(', ');
  return {
    result: {
      ...first,
      content: [...dealers.values()].slice(0, (page + 1) * DEALER_PAGE_SIZE),
      total_items: dealers.size,
    },
    ...(words && { notes: [translate('dealersWithoutWords', { words })] }),
    hasOtherCounts: true,
  };
}

interface Understood {
  /** Words that the dealers match. */
  words: readonly string[];
  /** Words that were left out. */
  unmatched: readonly string[];
  /** The postcode by which the dealers are ordered. */
  nearest: Postcode | null;
  text: DealerText;
}

function notesOf(understood: Understood, today: number, { translate, language }: Context): string[] {
  const { unmatched, nearest, text } = understood;
  const words = unmatched.map((word) => translate('quoted', { text: word })).join(', ');
  const hasRest = understood.words.length > 0 || nearest !== null || speaksOfTime(text);
  const weekdays = text.openOn.map((days) => (today + days) % 7);
  const days = daysText({ days: mondayFirst(weekdays), daysAsRecorded: '', hours: null }, language.locale);
  return [
    ...(words ? [translate(hasRest ? 'dealersWithoutWords' : 'dealersWithoutWordsAll', { words })] : []),
    ...(text.openNow ? [translate('dealersOpenNow')] : []),
    ...(days ? [translate('dealersOpenOn', { days })] : []),
    ...(nearest ? [translate('dealersNearest', { postcode: nearest.text })] : []),
  ];
}

const speaksOfTime = ({ openOn, openNow }: DealerText): boolean => openNow || openOn.length > 0;

/** Returns the words of the text that dealers match together. */
async function matchingWords(text: DealerText, count: (keyphrase: string) => Promise<number>): Promise<string[]> {
  const { words } = text;
  if (words.length === 0) return [];
  const isWhole = !text.postcode && !speaksOfTime(text);
  if (!isWhole && (await count(words.join(' '))) > 0) return words;
  return wordsWithResults(words, count);
}

/** Returns whether a dealer is open at the times of the text: its departments of the words' services, or any department. */
function isOpen(
  { site_departments }: Dealer,
  { openOn, openNow }: DealerText,
  words: readonly string[],
  moment: SiteMoment,
): boolean {
  const departments = site_departments ?? [];
  const ofWords = departments.filter((department) => words.some((word) => isNamed(department, word)));
  const schedules = (ofWords.length > 0 ? ofWords : departments).map(({ openingschedule }) => openingschedule);
  if (openNow && !schedules.some((schedule) => (openSpans(schedule, moment)?.[0]?.[0] ?? Infinity) <= moment.now))
    return false;
  const days = zonedDays(moment.timeZone, moment.now, 7).filter((_, at) => openOn.includes(at));
  return (
    days.length === 0 || days.some((day) => schedules.some((one) => one && hoursOn(one, day, moment.locale)?.length))
  );
}

const isNamed = ({ service_name, name }: Department, word: string): boolean =>
  slug(`${service_name ?? ''} ${name ?? ''}`).includes(slug(word) || ' ');

/** Returns the dealers by nearness of their postcodes; null when none can be compared. */
function byPostcode(dealers: readonly Dealer[], postcode: Postcode): Dealer[] | null {
  const distanceOf = ({ site_zip }: Dealer) => postcodeDistance(postcode, postcodeIn(site_zip ?? '')) ?? Infinity;
  if (dealers.every((dealer) => distanceOf(dealer) === Infinity)) return null;
  return dealers.toSorted((one, other) => {
    const [first, second] = [distanceOf(one), distanceOf(other)];
    return first === second ? 0 : first - second;
  });
}
