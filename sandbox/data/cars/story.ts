import type { Equipment } from '../words/equipment.ts';
import type { StoryWords } from '../words/language.ts';
import { fill } from '../words/words.ts';
import type { Draft } from './draft.ts';
import { modelName } from './names.ts';

const SHAPE: Readonly<Record<Draft['choice']['model']['body'], keyof StoryWords['body']>> = {
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

/** `Backkamera` → `backkamera`, but names and shortenings keep their capitals. */
function inSentence(text: string): string {
  return /^(Apple|Android|Bluetooth|Harman|Matrix|Modul)/.test(text) || !/^\p{Lu}\p{Ll}/u.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
}

/** Years after which the last of the countries inspects cars. */
const FIRST_INSPECTION = 4;

/** Per cent of its capacity that a battery has kept. Cars below 80 are not sold, as pages of Rullande say. */
const batteryHealth = ({ age, km }: Draft): number => Math.max(80, Math.round(99 - age * 1.3 - km / 40_000));

function values(draft: Draft, items: readonly Equipment[]): Record<string, string> {
  const { choice, site, format, chance, dealer } = draft;
  const special = items.filter((item) => item.level > 1);
  const [item, item2] = chance
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
    inspected: draft.age >= FIRST_INSPECTION ? ` ${draft.words.story.inspected}` : '',
    health: format.percent(batteryHealth(draft)),
    points: String(site.checkPoints),
  };
}

/** Several sentences in three paragraphs, the way a good dealer writes; paragraphs are parted by an empty line. */
export function storyOf(draft: Draft, items: readonly Equipment[]): string {
  const { words, chance, kind, choice, type } = draft;
  const { story } = words;
  const facts = values(draft, items);
  const say = (sentences: readonly string[]) => fill(chance.pick(sentences), facts);
  if (kind === 'sample')
    return [
      say(story.sample),
      `${say(story.fuel[choice.variant.fuel])} ${say(story.body[SHAPE[choice.model.body]])}`,
      say(story.closing),
    ].join('\n\n');
  const first = [say(kind === 'new' ? story.fresh : story.opening)];
  if (kind === 'used') first.push(...chance.sample(story.history, chance.int(1, 2)).map((text) => fill(text, facts)));
  const second = type === 'MC' ? [] : [say(story.fuel[choice.variant.fuel])];
  second.push(say(story.body[SHAPE[choice.model.body]]));
  if (choice.variant.drive === 'awd') second.push(say(story.awd));
  if (kind === 'used' && choice.variant.fuel === 'electric') second.push(fill(story.battery, facts));
  second.push(say(story.equipment));
  return [first.join(' '), second.join(' '), say(story.closing)].join('\n\n');
}
