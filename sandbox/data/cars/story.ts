import type { Equipment } from '../texts/equipment.ts';
import { fill } from '../texts/indexTexts.ts';
import type { StoryTexts } from '../texts/language.ts';
import type { Draft } from './draft.ts';
import { modelName } from './names.ts';

const SHAPE: Readonly<Record<Draft['choice']['model']['body'], keyof StoryTexts['body']>> = {
  city: 'small',
  hatchback: 'small',
  saloon: 'family',
  estate: 'family',
  suv: 'tall',
  minibus: 'tall',
  coupe: 'sport',
  convertible: 'sport',
  van: 'work',
  pickup: 'work',
  motorcycle: 'bike',
};

/** Returns a text as it is written inside a sentence: `Backkamera` → `backkamera`. Names and abbreviations keep their capitals. */
function inSentence(text: string): string {
  return /^(Apple|Android|Bluetooth|Harman|Matrix|Modul)/.test(text) || !/^\p{Lu}\p{Ll}/u.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
}

/** Years after which cars have been inspected in all of the countries. */
export const FIRST_INSPECTION = 4;

/** Returns the capacity of a battery in per cent of the original. Cars below 80 are not sold, as pages of Rullande state. */
export const batteryHealth = ({ age, km }: Draft): number => Math.max(80, Math.round(99 - age * 1.3 - km / 40_000));

function values(draft: Draft, items: readonly Equipment[]): Record<string, string> {
  const { choice, site, format, random, dealer } = draft;
  const special = items.filter((item) => item.level > 1);
  const [item, item2] = random
    .sample(special.length > 1 ? special : items, 2)
    .map((one) => inSentence(one.text[site.language]));
  return {
    make: choice.make.name,
    model: modelName(choice.model.name, site.language),
    year: String(draft.year),
    mileage: format.mileageText(format.mileage(draft.km)),
    city: dealer.site_city ?? '',
    range: format.rangeText(format.range(choice.variant.range)),
    item: item ?? '',
    item2: item2 ?? '',
    inspected: draft.age >= FIRST_INSPECTION ? ` ${draft.texts.story.inspected}` : '',
    health: format.percent(batteryHealth(draft)),
    points: String(site.checkPoints),
  };
}

/** Returns a description of several sentences in three paragraphs, separated by empty lines. */
export function storyOf(draft: Draft, items: readonly Equipment[]): string {
  const { texts, random, kind, choice, type } = draft;
  const { story } = texts;
  const facts = values(draft, items);
  const sentence = (variants: readonly string[]) => fill(random.pick(variants), facts);
  if (kind === 'sample')
    return [
      sentence(story.sample),
      `${sentence(story.fuel[choice.variant.fuel])} ${sentence(story.body[SHAPE[choice.model.body]])}`,
      sentence(story.closing),
    ].join('\n\n');
  const first = [sentence(kind === 'new' ? story.fresh : story.opening)];
  if (kind === 'used') first.push(...random.sample(story.history, random.int(1, 2)).map((text) => fill(text, facts)));
  const second = type === 'MC' ? [] : [sentence(story.fuel[choice.variant.fuel])];
  second.push(sentence(story.body[SHAPE[choice.model.body]]));
  if (choice.variant.drive === 'awd') second.push(sentence(story.awd));
  if (kind === 'used' && choice.variant.fuel === 'electric') second.push(fill(story.battery, facts));
  second.push(sentence(story.equipment));
  return [first.join(' '), second.join(' '), sentence(story.closing)].join('\n\n');
}
