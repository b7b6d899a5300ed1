import { type Block, image, link, rich, text } from '../../../authoring.ts';
import { bannerStrip, carModelCard, film, horizontalCard, imageCard, video } from '../bannerBlocks.ts';
import { blurb, type CardsWords, car, cardList, hero, scene } from '../blocks.ts';
import { examples } from './example.ts';

type Example = readonly [what: string, block: Block];
type Texts = Readonly<Record<string, string>>;

/** The block with other parameters or fields: what the page's authors otherwise never choose. */
const variant = (block: Block, params: Texts, fields: Block['fields'] = {}): Block => ({
  ...block,
  params: { ...block.params, ...params },
  fields: { ...block.fields, ...fields },
});

const dawn = scene('nordic-dawn', 'En kombi på en landsväg i gryningen');
const coast = scene('coast-road', 'En röd coupé på en väg längs havet');
const CARS = '/kop-bil/alla-bilar-i-lager';

const banner = hero({
  title: 'En bil som räcker till hela livet',
  html: '<p>Provkör hemifrån, få den levererad till dörren och byt om du ändrar dig inom fjorton dagar.</p>',
  picture: dawn,
  to: [CARS, 'Se alla bilar'],
  second: ['/salj-bil', 'Värdera din bil'],
  tag: 'h2',
});
const searching = hero({
  title: 'Vad letar du efter?',
  html: '<p>Sök bland bilarna vi har inne just nu.</p>',
  picture: coast,
  tag: 'h2',
  search: { placeholder: 'Märke, modell eller utrustning', path: `${CARS}?car_fuel=El` },
});
const quietDrive = film('nordic-dawn', 'Gryning');

const buttons: Example[] = ['Primary', 'Secondary', 'Ghost', 'Ghost Contrast'].flatMap((ButtonType): Example[] => [
  [`knapp ${ButtonType}, hela skärmen, vit text`, variant(banner, { ButtonType, Variant: 'FullScreen' })],
  [
    `knapp ${ButtonType}, hela skärmen, svart text`,
    variant(banner, { ButtonType, Variant: 'FullScreen', TextColor: 'Black' }, { Image: coast }),
  ],
  [`knapp ${ButtonType}, bredvid bilden, vit text`, variant(banner, { ButtonType })],
  [`knapp ${ButtonType}, bredvid bilden, svart text`, variant(banner, { ButtonType, TextColor: 'Black' })],
]);

const heroExamples = examples(
  'HeroBanner',
  ['hela skärmen, text nederst', variant(banner, { Variant: 'FullScreen' })],
  ['hela skärmen, text överst', variant(banner, { Variant: 'FullScreen', ContentPlacement: 'Top' })],
  ['hela skärmen, text i mitten', variant(banner, { Variant: 'FullScreen', ContentPlacement: 'centre' })],
  ['hela skärmen med sökfält', variant(searching, { Variant: 'FullScreen', ContentPlacement: 'Center' })],
  ['hela skärmen med film', variant(banner, { Variant: 'FullScreen', ContentType: 'Video' }, { Video: quietDrive })],
  ['bredvid bilden, text överst', variant(banner, { ContentPlacement: 'Top' })],
  ['bredvid bilden, text i mitten, svart', variant(banner, { ContentPlacement: 'Center', TextColor: 'Black' })],
  ['bredvid bilden med sökfält', searching],
  ['bredvid en film', variant(banner, { ContentType: 'Video' }, { Video: quietDrive })],
  ['utan bild', variant(banner, {}, { Image: image() })],
  ['bild utan ord', variant(banner, {}, { Title: text(''), Text: rich(''), Link: link(), SecondaryLink: link() })],
  ...buttons,
  [
    'alla fält tomma',
    variant(
      banner,
      { Variant: 'FullScreen', ShowSearch: '1' },
      {
        ...{ Title: text(''), Text: rich(''), Image: image(), Link: link(), SecondaryLink: link() },
      },
    ),
  ],
);

const workshop = blurb({
  title: 'En verkstad som ringer tillbaka',
  html: '<p>Du får veta vad det kostar innan vi börjar, och ett samtal när bilen är klar. <a href="/service-och-verkstad">Så fungerar det</a>.</p>',
  picture: scene('workshop', 'En bil på lyften i verkstaden'),
  to: ['/service-och-verkstad/boka-bilverkstad', 'Boka verkstad'],
});
const nameless = { Title: text(''), Text: rich(''), Link: link(), Image: image() };

const blurbExamples = examples(
  'Blurb',
  ['bakgrund 1', workshop],
  ['bakgrund 2, omvänd', variant(workshop, { BackgroundColor: '2', Reverse: '1' })],
  ['bakgrund 3, halva bredden var', variant(workshop, { BackgroundColor: '3', FiftyFifty: '1' })],
  ['omvänd och i halvor', variant(workshop, { Reverse: '1', FiftyFifty: '1' })],
  ['text och bild rör sig när man rullar', variant(workshop, { TextAnimation: '1', MediaAnimation: '1' })],
  [
    'film, bakgrund 2',
    variant(
      workshop,
      { MediaType: 'Video', BackgroundColor: '2' },
      { Video: film('turntable', 'Ett varv runt bilen') },
    ),
  ],
  [
    'film från YouTube',
    variant(workshop, { MediaType: 'YouTube' }, { YouTube: text('https://youtu.be/aqz-KE-bpKQ?t=42') }),
  ],
  [
    'film från YouTube utan egen bild, bakgrund 3',
    variant(workshop, { MediaType: 'YouTube', BackgroundColor: '3' }, { YouTube: text('aqz-KE-bpKQ'), Image: image() }),
  ],
  [
    'film hos någon annan',
    variant(workshop, { MediaType: 'Video' }, { Video: link('https://film.example/verkstaden.mp4') }),
  ],
  ['utan bild', variant(workshop, {}, { Image: image() })],
  ['bild utan ord', variant(workshop, {}, { ...nameless, Image: coast })],
  ['alla fält tomma', variant(workshop, { MediaType: 'YouTube' }, nameless)],
);

const model = carModelCard({
  title: 'Volvo XC60 Recharge',
  text: 'Laddhybriden för den som har långt till havet och kort till jobbet.',
  picture: car('suv', 'fjord-blue', 'front-left', 'Volvo XC60 snett framifrån'),
  badge: 'Kampanj till 31 december',
  to: [`${CARS}/b/volvo`, 'Se Volvo i lager'],
  facts: [
    ['Pris från', '649 900 kr'],
    ['Privatleasing', '7 995 kr/mån'],
    ['Räckvidd på el', '82 km'],
    ['Dragvikt', '2 250 kg'],
  ],
});

const modelExamples = examples(
  'CarModelCard',
  ['fyra uppgifter och kampanj', model],
  ['utan kampanj och uppgifter', variant(model, {}, { Badge: text(''), Labels: [] })],
  ['utan bild', variant(model, {}, { Image: image() })],
  ['alla fält tomma', carModelCard({ title: '' })],
);

const trip = imageCard({
  title: 'Kusten väntar',
  text: 'Sju turer på västkusten som går att köra på en laddning.',
  picture: coast,
  badge: 'Nyhet',
  to: ['/om-oss', 'Läs om turerna'],
});
const charger = horizontalCard({
  title: 'Laddbox med installation',
  html: '<p>Elektrikern kommer hem till dig. <strong>Fast pris</strong> och rätt till <a href="/om-oss">grönt avdrag</a>.</p>',
  picture: scene('charging-home', 'En elbil laddar på garageuppfarten'),
  badge: 'Från 14 990 kr',
  to: ['/kop-bil', 'Beställ laddbox'],
});

const cardExamples: Block[] = [
  ...examples(
    'ImageCard',
    ['ord under bilden', trip],
    ['ord på bilden', variant(trip, { Variant: 'Overlay' })],
    ['utan bild', variant(trip, { Variant: 'Overlay' }, { Image: image() })],
    ['alla fält tomma', imageCard({ title: '' })],
  ),
  ...examples(
    'HorizontalCard',
    ['bakgrund 1', charger],
    ['bakgrund 2, omvänd', variant(charger, { BackgroundColor: '2', Reverse: '1' })],
    ['bakgrund 3', variant(charger, { BackgroundColor: '3' })],
    ['utan bild', variant(charger, {}, { Image: image() })],
    ['alla fält tomma', horizontalCard({ title: '', html: '' })],
  ),
];

const ways: CardsWords = {
  title: 'Vägar vidare',
  text: 'Fyra saker som de flesta frågar om.',
  to: ['/kop-bil', 'Allt om att köpa bil'],
  cards: [
    {
      title: 'Sälj din bil',
      text: 'Ett bud inom en arbetsdag.',
      picture: car('hatchback', 'crimson-red', 'front-left', 'En röd halvkombi'),
      to: ['/salj-bil', 'Värdera bilen'],
      badge: 'Populärt',
    },
    {
      title: 'Boka service',
      text: 'Lånebil från 295 kr.',
      picture: scene('workshop', 'Verkstaden'),
      to: ['/om-oss', 'Boka tid'],
    },
    {
      title: 'Däckhotell',
      text: 'Vi förvarar, tvättar och byter.',
      picture: scene('tyre-storage', 'Hyllor med däck'),
      to: ['/om-oss', 'Läs mer'],
    },
    { title: 'Utan bild', text: 'Ett kort som bara har ord.', to: ['/om-oss', 'Läs mer'] },
  ],
};

const listExamples = examples(
  'CardList',
  ['tre kolumner', cardList({ ...ways, cards: ways.cards.slice(0, 3) })],
  ['fyra kolumner', cardList({ ...ways, columns: '4' })],
  ['utan rubrik', cardList({ title: '', cards: ways.cards })],
  ['alla fält tomma', cardList({ title: '', cards: [] })],
);

const turn = video({
  title: 'Ett varv runt bilen',
  text: 'Studion filmar varje ny modell från alla håll.',
  file: film('turntable', 'Ett varv runt bilen'),
  poster: car('estate', 'pine-green', 'front-left', 'En grön kombi'),
});

const filmExamples = examples(
  'Video',
  ['fil', turn],
  ['fil utan stillbild och rubrik', video({ title: '', file: film('turntable', 'Ett varv runt bilen') })],
  [
    'YouTube',
    video({
      title: 'Big Buck Bunny',
      text: 'En fri film, för att visa hur en film från YouTube ser ut.',
      youTube: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      poster: scene('showroom', 'Bilhallen'),
    }),
  ],
  ['alla fält tomma', video({ title: '' })],
);

const notice = bannerStrip({
  title: 'Däckskiftet har börjat',
  text: 'Boka tid i dag så slipper du kön när första snön kommer.',
  icon: 'snowflake',
  to: ['/dack-och-biltillbehor/dackhotell', 'Boka däckskifte'],
});

const stripExamples = examples(
  'BannerStrip',
  ['bakgrund 1', notice],
  ['bakgrund 2', variant(notice, { BackgroundColor: '2' })],
  ['bakgrund 3', variant(notice, { BackgroundColor: '3' })],
  ['bara rubrik', bannerStrip({ title: 'Fri frakt på alla biltillbehör i november' })],
  ['alla fält tomma', bannerStrip({ title: '' })],
);

export const bannerExamples: Block[] = [
  ...heroExamples,
  ...blurbExamples,
  ...modelExamples,
  ...cardExamples,
  ...listExamples,
  ...filmExamples,
  ...stripExamples,
];
