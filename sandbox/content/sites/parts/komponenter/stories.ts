import { type Block, checkbox, image, link, reference, rich, text } from '../../../authoring.ts';
import { scene } from '../blocks.ts';
import { storiesTeaser, storyCards } from '../stories/blocks.ts';
import { examples } from './example.ts';

const INDEX = '/livet-med-bil/nyheter';

/** A list elsewhere than on its own page. */
const list = (title: string, layout: '' | 'Variant 2', highlight: boolean, dates: boolean): Block => ({
  component: 'StoriesList',
  fields: {
    Index: reference(INDEX),
    Title: text(title),
    text: text('Listan visar nyheterna från ett annat index än sidan den står på.'),
    layout: text(layout),
    highlightLatestStory: checkbox(highlight),
    showDates: checkbox(dates),
    ReadMoreLabel: text('Läs hela'),
  },
});

const article: Block = {
  component: 'StoryArticle',
  fields: {
    title: text('En dag med bärgaren i fjällen'),
    premble: text(
      'Klockan fyra på morgonen ringer det från Klövsjö. Vi åkte med, och var hemma till frukost nästa dag.',
    ),
    image: scene('winter-road', 'Snöig väg mellan granar i blått morgonljus'),
    date: { value: '2026-02-03T06:00:00Z' },
    author: text('Jonas Ekdahl'),
    tags: [reference(INDEX, 'Tags/verkstad')],
    text: rich(
      '<p>Det har snöat i tre dygn och vägen är enfilig på sina ställen. Bärgaren heter Siv och har kört här sedan 1998.</p><h2>Kedjor, spade, kaffe</h2><p>I den ordningen, säger hon, och lägger i den låga växeln.</p>',
    ),
  },
};

/** Its index has been deleted: the platform still sends the id. */
const missing: Block = {
  component: 'StoriesTeaser',
  fields: { Title: text('Syns inte'), Index: text('{6F1A3C52-0B7D-4E55-9D0A-5A3B6C1E7F00}') },
};

export const storyExamples: Block[] = [
  ...examples(
    'StoriesList',
    ['två kolumner med den senaste överst', list('Nyheter i två kolumner', '', true, true)],
    ['en kolumn (Variant 2) utan datum', list('Nyheter i en kolumn', 'Variant 2', false, false)],
    ['tomma fält', { component: 'StoriesList', fields: { Title: text(''), layout: text('') } }],
  ),
  ...examples(
    'StoriesTeaser',
    [
      'med ingress',
      storiesTeaser({ title: 'Nytt från Norrväg', text: 'De tre senaste från våra anläggningar.', index: INDEX }),
    ],
    ['med egen länk', storiesTeaser({ title: 'Läs mer hos oss', index: INDEX, to: ['/livet-med-bil', 'Våra guider'] })],
    ['utan rubrik', storiesTeaser({ title: '', index: INDEX })],
    ['index som inte finns', missing],
    ['tomma fält', { component: 'StoriesTeaser', fields: { Title: text(''), Text: text(''), Link: link() } }],
  ),
  ...examples(
    'StoryCards',
    ['kort (Variant 1)', storyCards({ title: 'Mer att läsa', index: INDEX })],
    [
      'rader (Variant 2) utan datum',
      storyCards({ title: 'Kort och gott', index: INDEX, showDate: false, variant: '2' }),
    ],
    ['tomma fält', { component: 'StoryCards', fields: { Title: text(''), ShowDate: checkbox(false) } }],
  ),
  ...examples(
    'StoryArticle',
    ['som block på en annan sida', article],
    [
      'tomma fält',
      { component: 'StoryArticle', fields: { title: text(''), premble: text(''), image: image(), text: rich('') } },
    ],
  ),
];
