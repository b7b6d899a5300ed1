import { type ValueField, valueKey } from '../../../src/contracts/valueTexts.ts';
import { modelName } from '../../data/cars/names.ts';
import { createFormat } from '../../data/format.ts';
import { MAKES } from '../../data/models/catalogue.ts';
import { SITES } from '../../data/sites.ts';
import { EQUIPMENT } from '../../data/words/equipment.ts';
import type { Language, Words } from '../../data/words/language.ts';
import { fill, WORDS } from '../../data/words/words.ts';
import { PLACE_NAMES } from './names.ts';
import { CAMPAIGNS, LOAN_CAMPAIGN, OFFER_TEXTS, SPOKEN_CODES } from './phrases.ts';

type Texts = Readonly<Record<string, string>>;

/** Whether the index can speak a language. */
export const isLanguage = (code: string): code is Language => Object.hasOwn(WORDS, code);

/** Coded values of an index in language `from`, as entries of the dictionary in language `to`. */
export function valuePhrases(from: Language, to: Language): Record<string, string> {
  const phrases: Record<string, string> = {};
  const add = (field: ValueField, texts: Texts = {}) => {
    for (const [value, text] of Object.entries(texts)) phrases[valueKey(field, value)] ??= text;
  };
  const same = (part: (words: Words) => Texts) => pairs(part(WORDS[from]), part(WORDS[to]));
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
  add('car_campaigns', { ...CAMPAIGNS[`${from} ${to}`], ...loanCampaigns(from, to) });
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
  add('offer_text', OFFER_TEXTS[`${from} ${to}`]);
  add('city', PLACE_NAMES[to]?.city);
  add('region', PLACE_NAMES[to]?.region);
  return phrases;
}

/** Vehicle types that the index of language `to` has a code for, by what that of `from` calls them. */
function spokenTypes(from: Language, to: Language): Texts {
  const spoken: Texts = to === 'en' ? SPOKEN_CODES.en : {};
  const named = Object.entries(pairs(WORDS[from].vehicleType, WORDS[to].vehicleType));
  return Object.fromEntries(named.flatMap(([value, text]) => (spoken[text] ? [[value, spoken[text]]] : [])));
}

/** What stands under the same code in both. */
function pairs(from: Texts, to: Texts): Texts {
  return Object.fromEntries(Object.entries(from).map(([code, text]) => [text, to[code] ?? text]));
}

/** The campaigns that name the rate of a site, with the rate as each language writes it. */
function loanCampaigns(from: Language, to: Language): Texts {
  const text = LOAN_CAMPAIGN[`${from} ${to}`];
  if (!text) return {};
  const { format } = new Intl.NumberFormat(to, { style: 'percent', maximumFractionDigits: 2 });
  const named = SITES.filter(({ language }) => language === from).map((site) => [
    fill(WORDS[from].loanCampaign, { rate: createFormat(site).percent(site.campaignRate) }),
    fill(text, { rate: format(site.campaignRate / 100) }),
  ]);
  return Object.fromEntries(named);
}

function titlesOf({ titles }: Words['dealer']): Texts {
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
