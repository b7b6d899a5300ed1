/** Rullande Sweden in Swedish: the index of makes and a page for each make that the chain sells. */

import { modelName } from '../../../data/cars/names.ts';
import type { PageContent } from '../../authoring.ts';
import { scene } from './blocks.ts';
import { linkList } from './informationBlocks.ts';
import type { MakeWords } from './makes/make.ts';
import { GERMAN_MAKES } from './makes/rullande-se.sv.german.ts';
import { NORDIC_MAKES } from './makes/rullande-se.sv.nordic.ts';
import { SOUTHERN_MAKES } from './makes/rullande-se.sv.southern.ts';
import { WORLD_MAKES } from './makes/rullande-se.sv.world.ts';
import { type ModelLanguage, modelCards, segmentOf } from './modelCards.ts';
import { article } from './pages.ts';

const CARS = '/kop-bil/alla-begagnade-bilar';
const INDEX = '/vara-bilmarken';

const MAKES: readonly MakeWords[] = [...NORDIC_MAKES, ...GERMAN_MAKES, ...SOUTHERN_MAKES, ...WORLD_MAKES].sort((a, b) =>
  a.make.name.localeCompare(b.make.name, 'sv'),
);

/** Models that seldom stay overnight: their cards lead to the make, for a list of none is no page. */
const RARE: ReadonlySet<string> = new Set(['Mazda MX-5', 'Polestar 3']);

const number = new Intl.NumberFormat('sv-SE');
/** No prices: the catalogue's are those of new cars. */
const swedish: ModelLanguage = {
  locale: 'sv-SE',
  called: (name) => modelName(name, 'sv'),
  labels: { price: 'Pris från', power: 'Effekt upp till', boot: 'Bagageutrymme', range: 'Räckvidd på el' },
  horsepower: 'hk',
  litres: 'liter',
  distance: (kilometres) => `${number.format(Math.round(kilometres / 10))} mil`,
  to: (make, model) => {
    const list = `${CARS}/b/${segmentOf(make)}`;
    if (RARE.has(`${make} ${model}`)) return [list, `${make} i lager`];
    return [`${list}/${segmentOf(modelName(model, 'sv'))}`, `${modelName(model, 'sv')} i lager`];
  },
};

const pathOf = ({ make }: MakeWords) => `${INDEX}/${segmentOf(make.name)}`;

function makePage(words: MakeWords): PageContent {
  const { name } = words.make;
  return article({
    key: `brand-${segmentOf(name)}`,
    path: pathOf(words),
    nav: name,
    title: `Begagnad ${name}`,
    hidden: !words.common,
    description: `Begagnad ${name} hos Rullande: ${words.summary} Fast pris, tolv månaders garanti och öppet köp i fjorton dagar.`,
    picture: words.picture,
    lead: words.lead,
    to: [`${CARS}/b/${segmentOf(name)}`, `Se ${name} i lager`],
    second: [INDEX, 'Alla märken'],
    html: `<h2>Det vi gillar</h2><p>${words.likes}</p><h2>Det vi kollar extra</h2><p>${words.checks}</p><h2>Vår egen favorit</h2><p>${words.pick}</p>`,
    blocks: [modelCards('61', words.make, words.models, swedish)],
    cards: {
      title: `Innan du rullar hem en ${name}`,
      cards: [
        {
          title: 'Kolla själv',
          text: 'Nio saker att titta på. Funkar på våra bilar och på grannens.',
          to: ['/bilagande/kopa-begagnad-bil', 'Ta med checklistan'],
        },
        {
          title: 'Tolv månader ingår',
          text: 'Garantin följer bilen, gäller i hela Norden och går att läsa.',
          to: ['/bilagande/garantiavtal', 'Läs garantin'],
        },
        {
          title: 'Lämna den gamla',
          text: 'Bud på tio minuter. Har du lån kvar löser vi det.',
          to: ['/salj-bil', 'Få ett bud'],
        },
      ],
    },
  });
}

const index = article({
  key: 'brands',
  path: INDEX,
  nav: 'Våra bilmärken',
  title: 'Våra bilmärken',
  description:
    'Volvo, Toyota, Kia, Tesla och många fler. Rullande säljer begagnade bilar av alla märken som håller. Kika på dem här.',
  picture: scene('showroom', 'Bilhall med bilar på rad'),
  lead: 'Vi är inte gifta med något märke. Vi gillar bilar som håller.',
  to: [CARS, 'Alla märken i lager'],
  html: '<h2>Raka omdömen</h2><p>Vi har haft tusentals bilar av varje märke på lyften. Vi vet vilka årgångar som är pärlor och vilka vi lämnar till andra.</p>',
  blocks: [
    linkList('3', {
      title: 'Alla märken från A till Ö',
      text: 'Ditt märke saknas? Då säljer vi det inte just nu, men fråga gärna. Vi byter in allt som rullar.',
      links: MAKES.map((words) => [pathOf(words), words.make.name]),
    }),
  ],
  cards: {
    title: 'Mest efterfrågade',
    columns: '4',
    cards: MAKES.filter(({ common }) => common).map((words) => ({
      title: words.make.name,
      text: words.card,
      picture: words.picture,
      to: [pathOf(words), `Om ${words.make.name}`],
    })),
  },
});

export const makePages: PageContent[] = [index, ...MAKES.map(makePage)];
