import { type ValueField, valueKey } from '../../../src/contracts/valueTexts.ts';
import { modelName } from '../../data/cars/names.ts';
import { createFormat } from '../../data/format.ts';
import { MAKES } from '../../data/models/catalogue.ts';
import { SITES } from '../../data/sites.ts';
import { EQUIPMENT } from '../../data/texts/equipment.ts';
import { fill, INDEX_TEXTS } from '../../data/texts/indexTexts.ts';
import type { IndexTexts, Language } from '../../data/texts/language.ts';
import { readJson } from '../../lib/tables.ts';

type Texts = Readonly<Record<string, string>>;

/** Towns and regions that are called something else in the second language of their site, by the code of that language. */
const PLACE_NAMES = readJson<Readonly<Record<string, Readonly<Record<'city' | 'region', Texts>>>>>(
  new URL('./place-names.json', import.meta.url),
);

/** Texts of offers, by the language of the index and that of the page. The British site has other offers. */
interface Offers {
  readonly campaigns: Readonly<Record<string, Texts>>;
  /** Loans at the campaign rate of a site; `{rate}` as the language writes it. */
  readonly loanCampaign: Texts;
  readonly offerTexts: Readonly<Record<string, Texts>>;
  /** What is called otherwise on pages than in the index of that language: codes of the trade. */
  readonly spokenCodes: Readonly<Record<string, Texts>>;
}

const OFFERS = readJson<Offers>(new URL('./offers.json', import.meta.url));

/** Whether the index can speak a language. */
export const isLanguage = (code: string): code is Language => Object.hasOwn(INDEX_TEXTS, code);

/** Coded values of an index in language `from`, as entries of the dictionary in language `to`. */
export function valuePhrases(from: Language, to: Language): Record<string, string> {
  const phrases: Record<string, string> = {};
  const add = (field: ValueField, texts: Texts = {}) => {
    for (const [value, text] of Object.entries(texts)) phrases[valueKey(field, value)] ??= text;
  };
  const same = (part: (texts: IndexTexts) => Texts) => pairs(part(INDEX_TEXTS[from]), part(INDEX_TEXTS[to]));
  add(
    'car_fuel',
    same(({ fuel }) => fuel),
  );
  add(
    'car_gearbox',
    same(({ gearbox }) => gearbox),
  );
  add(
    'car_body',
    same(({ body }) => body),
  );
  add(
    'car_drive',
    same(({ drive }) => drive),
  );
  add(
    'car_color',
    same(({ colour }) => colour),
  );
  add(
    'car_condition',
    same(({ condition }) => condition),
  );
  add('car_vehicle_type', spokenTypes(from, to));
  add(
    'car_vehicle_type',
    same(({ vehicleType }) => vehicleType),
  );
  add('car_equipment', Object.fromEntries(EQUIPMENT.map(({ text }) => [text[from], text[to]])));
  add('car_campaigns', { ...OFFERS.campaigns[`${from} ${to}`], ...loanCampaigns(from, to) });
  add('car_model', modelNames(from, to));
  add(
    'department_name',
    same(({ dealer }) => dealer.departments),
  );
  add(
    'service_name',
    same(({ dealer }) => dealer.services),
  );
  add(
    'job_title',
    same(({ dealer }) => titlesOf(dealer)),
  );
  add(
    'opening_day',
    same(({ dealer }) => ({ ...dealer.holidays, vacation: dealer.vacation })),
  );
  add('offer_text', OFFERS.offerTexts[`${from} ${to}`]);
  add('city', PLACE_NAMES[to]?.city);
  add('region', PLACE_NAMES[to]?.region);
  return phrases;
}

/** Vehicle types that the index of language `to` has a code for, by what that of `from` calls them. */
function spokenTypes(from: Language, to: Language): Texts {
  const spoken = OFFERS.spokenCodes[to] ?? {};
  const named = Object.entries(pairs(INDEX_TEXTS[from].vehicleType, INDEX_TEXTS[to].vehicleType));
  return Object.fromEntries(named.flatMap(([value, text]) => (spoken[text] ? [[value, spoken[text]]] : [])));
}

/** What stands under the same code in both. */
function pairs(from: Texts, to: Texts): Texts {
  return Object.fromEntries(Object.entries(from).map(([code, text]) => [text, to[code] ?? text]));
}

/** The campaigns that name the rate of a site, with the rate as each language writes it. */
function loanCampaigns(from: Language, to: Language): Texts {
  const text = OFFERS.loanCampaign[`${from} ${to}`];
  if (!text) return {};
  const { format } = new Intl.NumberFormat(to, { style: 'percent', maximumFractionDigits: 2 });
  const named = SITES.filter(({ language }) => language === from).map((site) => [
    fill(INDEX_TEXTS[from].loanCampaign, { rate: createFormat(site).percent(site.campaignRate) }),
    fill(text, { rate: format(site.campaignRate / 100) }),
  ]);
  return Object.fromEntries(named);
}

function titlesOf({ titles }: IndexTexts['dealer']): Texts {
  const named = Object.entries(titles).flatMap(([group, [manager, worker]]) => [
    [`${group} manager`, manager],
    [`${group} worker`, worker],
  ]);
  return Object.fromEntries(named);
}

/** Models that are called differently in the two languages. */
function modelNames(from: Language, to: Language): Texts {
  const models = MAKES.flatMap((make) => make.models.map(({ name }) => [modelName(name, from), modelName(name, to)]));
  return Object.fromEntries(models.filter(([one, other]) => one !== other));
}
