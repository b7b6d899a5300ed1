/** Rullande Sweden in Swedish: a loud and cheerful chain of used cars. */

import type { PageContent, SiteContent } from '../authoring.ts';
import * as banners from './parts/banners/rullande-se.sv.ts';
import { accountsOf, car, footer, header, scene } from './parts/blocks.ts';
import { ROBOTS, shortLinks } from './parts/crawlers.ts';
import { about, dealer, dealers } from './parts/information/rullande-se.sv.ts';
import * as interactive from './parts/interactive/rullande-se.sv.ts';
import { narrowed } from './parts/narrowed.ts';
import {
  article,
  carListPage,
  carPage,
  dealerPage,
  dealersPage,
  homePage,
  notFoundPage,
  serverErrorPage,
} from './parts/pages.ts';
import { makePages } from './parts/rullande-se.sv.makes.ts';
import { ownPages } from './parts/rullande-se.sv.own.ts';
import { policyPages } from './parts/rullande-se.sv.policies.ts';
import { words } from './parts/rullande-se.sv.words.ts';
import { stories } from './parts/stories/rullande-se.sv.ts';

const CARS = '/kop-bil/alla-begagnade-bilar';
const DEALERS = '/hitta-oss';
const WARRANTY = '/bilagande/garantiavtal';

const yellow = car('city', 'signal-yellow', 'front-left', 'Knallgul småbil snett framifrån');
const charging = scene('charging-home', 'Elbil på laddning utanför en villa');
const handover = scene('handover', 'Mörkblå bil med röd rosett på taket i en ljus bilhall');
const shop = scene('dealer-rullande', 'Rullandes butik med gul skylt');

const home = homePage({
  nav: 'Hem',
  title: 'Hejdå krångel. Hej bil!',
  metaTitle: 'Begagnade bilar till fast pris',
  description:
    'Hundratals begagnade bilar med fast pris, garanti och 14 dagars öppet köp. Sök, välj och rulla hem samma dag från Rullande.',
  hero: {
    html: '<p>Hundratals begagnade bilar. Fast pris. Öppet köp. Klart på en timme.</p>',
    picture: scene('dealer-rullande', 'Rullandes butik med gul skylt och bilar på rad'),
    search: { placeholder: 'Vad vill du köra?', path: CARS },
    to: [CARS, 'Visa alla bilar'],
    placement: 'Bottom',
  },
  ways: {
    title: 'Rulla igång',
    columns: '4',
    cards: [
      {
        title: 'Köp bil',
        text: 'Alla bilar, alla butiker, ett enda pris.',
        badge: 'Nytt varje dag',
        picture: yellow,
        to: [CARS, 'Hitta bilen'],
      },
      {
        title: 'Sälj bil',
        text: 'Bud på tio minuter. Pengarna i dag.',
        picture: handover,
        to: ['/salj-bil', 'Få ett bud'],
      },
      {
        title: 'Begagnad elbil',
        text: 'Batteriet mätt. Räckvidden på pränt.',
        picture: charging,
        to: ['/kop-bil/begagnade-elbilar', 'Ladda här'],
      },
      { title: 'Kom förbi', text: 'Vi har öppet när du är ledig.', picture: shop, to: [DEALERS, 'Hitta butiken'] },
    ],
  },
  week: ['Veckans rullare', 'Bilarna vi helst hade behållit själva. Först till kvarn!', [CARS, 'Se allt']],
  blurbs: [
    {
      title: 'Ångrat dig? Rulla tillbaka den.',
      html: '<p>Du får fjorton dagar och femtio mil på dig att känna efter. Passar bilen inte lämnar du tillbaka den och får pengarna igen. Inga frågor, inga långa miner.</p>',
      picture: car('hatchback', 'ember-orange', 'front-left', 'Orange halvkombi snett framifrån'),
      to: ['/bilagande/kopa-begagnad-bil', 'Så funkar det'],
    },
    {
      title: 'Priset på lappen är priset',
      html: '<p>Vi prutar inte. I stället sätter vi rätt pris från början, samma i alla butiker och samma för alla. Garanti, två nycklar och full tank ingår. Laddad om det är en elbil, såklart.</p>',
      picture: car('suv', 'crimson-red', 'front-left', 'Röd suv snett framifrån'),
      to: [WARRANTY, 'Kolla garantin'],
    },
  ],
  html: '<h2>Begagnat är nya nytt</h2><p>Rullande köper, synar, tvättar och säljer begagnade bilar. Bara det. Därför har vi hunnit bli väldigt bra på det. Varje bil kollas på 120 punkter, och det vi hittar fixar vi eller skriver på lappen. Kom in, provkör, drick kaffe, rulla hem.</p>',
  popular: {
    title: 'Folk gillar det här',
    to: [CARS, 'Visa alla bilar'],
    cards: [
      {
        title: 'Småbilar',
        text: 'Lätta att parkera, lätta för plånboken.',
        picture: car('city', 'denim-blue', 'front-left', 'Blå småbil snett framifrån'),
        to: [narrowed(CARS, { car_body: 'Småbil' }), 'Se småbilar'],
      },
      {
        title: 'Kombi',
        text: 'Barnvagn, hund och halva möbelvaruhuset.',
        picture: car('estate', 'crystal-white', 'front-left', 'Vit kombi snett framifrån'),
        to: [narrowed(CARS, { car_body: 'Kombi' }), 'Se kombi'],
      },
      {
        title: 'Finansiering',
        text: 'Köp nu, betala i lagom bitar.',
        picture: handover,
        to: ['/bilagande/finansiering', 'Räkna själv'],
      },
    ],
  },
  news: { title: 'Nytt som rullar in', text: 'Nya butiker, raka tips och folk i gula tröjor.', index: '/nyheter' },
});

const buying: PageContent[] = [
  article({
    key: 'buy',
    path: '/kop-bil',
    nav: 'Köp bil',
    title: 'Köp begagnat, köp glatt',
    blocks: interactive.buy,
    description:
      'Köp begagnad bil med fast pris, garanti och öppet köp. Provkör i butiken eller få bilen hemkörd. Det är Rullande.',
    picture: car('hatchback', 'signal-yellow', 'front-left', 'Gul halvkombi snett framifrån'),
    lead: 'Hitta, provkör, skriv på, rulla. Du är hemma före middagen.',
    to: [CARS, 'Visa alla bilar'],
    html: '<h2>Så snabbt går det</h2><ol><li>Hitta bilen på sajten och ring butiken, så lägger vi undan den i två dygn. Gratis.</li><li>Provkör så länge du vill. Ta med svärmor.</li><li>Betala, ta lånet eller lämna din gamla bil i byte.</li><li>Ägarbytet gör vi i mobilen. Nycklarna är dina.</li></ol><p>Står bilen i en annan stad? Vi kör hem den till din butik utan kostnad.</p>',
    cards: {
      title: 'Vart vill du rulla?',
      cards: [
        { title: 'Alla begagnade bilar', text: 'Hela lagret, sökbart på allt.', to: [CARS, 'Hit med bilarna'] },
        {
          title: 'Begagnade elbilar',
          text: 'Med batteritest på varenda en.',
          to: ['/kop-bil/begagnade-elbilar', 'Till elbilarna'],
        },
        { title: 'Våra bilmärken', text: 'Vad vi gillar med vart och ett.', to: ['/vara-bilmarken', 'Till märkena'] },
      ],
    },
  }),
  carListPage({
    path: CARS,
    nav: 'Alla begagnade bilar',
    title: 'Alla begagnade bilar',
    description:
      'Hela Rullandes lager av begagnade bilar. Filtrera på märke, pris och miltal, välj din favorit och rulla hem med garanti.',
    text: 'Fast pris, garanti och fjorton dagars öppet köp på varenda bil.',
  }),
  carPage({
    path: '/kop-bil',
    nav: 'Bil',
    title: 'Begagnad bil',
    description:
      'Bilder, pris, månadskostnad och utrustning. Ring butiken och paxa bilen, eller boka en provkörning direkt på sidan.',
    similar: 'Gillar du den? Då gillar du de här',
  }),
  article({
    key: 'electric',
    path: '/kop-bil/begagnade-elbilar',
    nav: 'Begagnade elbilar',
    title: 'Begagnade elbilar med fakta på bordet',
    blocks: banners.electric,
    description:
      'Begagnad elbil med uppmätt batteri, verklig räckvidd och garanti. Rullande visar siffrorna innan du bestämmer dig.',
    picture: charging,
    lead: 'Vi mäter batteriet på varje elbil och sätter siffran på rutan. Svårare än så är det inte.',
    to: [narrowed(CARS, { car_fuel: 'El' }), 'Se elbilarna'],
    html: '<h2>Det du vill veta</h2><p><strong>Hur mår batteriet?</strong> Är det under 80 procent säljer vi inte bilen. Oftast ligger det runt 92.</p><p><strong>Hur långt kommer jag?</strong> På lappen står räckvidden sommar och vinter, inte bara den från broschyren.</p><p><strong>Följer kabeln med?</strong> Ja. Och en lektion i snabbladdning om du vill.</p>',
  }),
];

const group: PageContent[] = [
  dealersPage({
    path: DEALERS,
    nav: 'Hitta oss',
    title: 'Hitta oss',
    blocks: [...dealers, ...banners.makes],
    description:
      'Hitta din närmaste Rullande-butik. Adresser, öppettider och telefonnummer. Vi har öppet kvällar och helger, kaffet är på.',
    text: 'Öppet när du är ledig. Kaffet är alltid på.',
  }),
  dealerPage({
    path: DEALERS,
    nav: 'Butik',
    title: 'Butik',
    description:
      'Adress, karta, öppettider och personal i din Rullande-butik, och bilarna som just har rullat in på gården.',
    blocks: dealer,
  }),
  article({
    key: 'about',
    path: '/om-rullande',
    nav: 'Om Rullande',
    title: 'Det här är Rullande',
    blocks: [...about, ...interactive.pictures],
    description:
      'Rullande är kedjan för begagnade bilar: fasta priser, öppet köp och garanti på allt. Läs hur vi började och varför allt är gult.',
    picture: shop,
    lead: 'Två kompisar, sju bilar och en burk gul färg som blivit över. Resten är historia.',
    to: [DEALERS, 'Kom och hälsa på'],
    html: '<h2>Varför gult?</h2><p>För att det syns. Första butiken låg bakom en byggmarknad, och ingen hittade dit. En målad port senare var parkeringen full. Vi har behållit färgen, och idén: det ska synas vad man får.</p><h2>Tre regler vi aldrig bryter</h2><ol><li>Ett pris, samma för alla.</li><li>Hittar vi ett fel, berättar vi det.</li><li>Ångrar man sig ska det gå lika fort som att köpa.</li></ol>',
  }),
];

const waysOn = {
  title: 'Men den här vägen går det bra',
  cards: [
    { title: 'Alla bilar', text: 'Hela lagret på ett ställe.', to: [CARS, 'Visa bilarna'] },
    { title: 'Hitta oss', text: 'Butiker, öppettider och kaffe.', to: [DEALERS, 'Till butikerna'] },
    { title: 'Startsidan', text: 'Rulla tillbaka till början.', to: ['/', 'Till start'] },
  ],
} as const;

export const content: SiteContent = {
  site: 'rullande-se',
  language: 'sv',
  hostName: 'rullande-se.example',
  header: header({
    logo: 'rullande',
    alt: 'Rullande',
    extra: [['/salj-bil', 'Få ett bud']],
    dark: true,
    message: {
      type: 'Dark',
      icon: 'CampaignAlert',
      title: 'Nya bilar varje morgon!',
      html: '<p>Det senaste ligger överst. <a href="/kop-bil/alla-begagnade-bilar">Kolla in dem</a> innan någon annan gör det.</p>',
    },
  }),
  footer: footer({
    brands: 'Märken som rullar in oftast',
    columns: [
      {
        title: 'Köp',
        links: [
          [CARS, 'Alla begagnade bilar'],
          ['/kop-bil/begagnade-elbilar', 'Begagnade elbilar'],
          ['/vara-bilmarken', 'Våra bilmärken'],
        ],
      },
      {
        title: 'Äg',
        links: [
          [WARRANTY, 'Garantiavtal'],
          ['/bilagande/serviceavtal', 'Serviceavtal'],
          ['/bilagande/finansiering', 'Finansiering'],
          ['/bilagande/rullande-omsorg', 'Rullande Omsorg'],
          ['/bilagande/forsakring', 'Försäkring'],
          ['/bilagande/kopa-begagnad-bil', 'Köpa begagnad bil'],
        ],
      },
      {
        title: 'Rullande',
        links: [
          [DEALERS, 'Hitta oss'],
          ['/salj-bil', 'Sälj bil'],
          ['/om-rullande', 'Om Rullande'],
          ['/om-rullande/jobba-hos-oss', 'Jobba hos oss'],
          ['/om-rullande/kvalitets-och-miljopolicy', 'Kvalitet och miljö'],
          ['/om-rullande/kopvillkor', 'Köpvillkor'],
          ['/om-rullande/integritetspolicy', 'Integritetspolicy'],
          ['/om-rullande/cookiepolicy', 'Cookiepolicy'],
        ],
      },
    ],
    social: accountsOf('rullande'),
    highlighted: [DEALERS, 'Hitta närmaste butik'],
    info: [
      [
        'Ring oss',
        '<p>Alla dagar 9–19<br><a href="tel:+46846500430">08-465 004 30</a><br><a href="mailto:hej@rullande-se.example">hej@rullande-se.example</a></p>',
      ],
      ['Alltid med', '<p>Fast pris, garanti i tolv månader och öppet köp i fjorton dagar eller femtio mil.</p>'],
    ],
    copyright: '© 2026 Rullande Bil AB',
  }),
  robots: ROBOTS,
  redirects: shortLinks({ '/bud': '/salj-bil', '/elbil': '/kop-bil/begagnade-elbilar' }),
  pages: [home, ...buying, ...makePages, ...ownPages, ...group, ...policyPages, ...stories],
  notFound: notFoundPage({
    path: '/404',
    nav: 'Sidan har rullat iväg',
    title: 'Hoppsan, sidan har rullat iväg',
    metaTitle: 'Sidan har rullat iväg',
    description:
      'Sidan finns inte längre, eller så blev bilen just såld. Kolla in resten av lagret, hitta en butik eller börja om.',
    html: '<p>Antingen har sidan flyttat, eller så hann någon annan köpa bilen. Det händer ofta här.</p>',
    cards: waysOn,
  }),
  serverError: serverErrorPage({
    path: '/500',
    nav: 'Tekniskt stopp',
    title: 'Punka! Vi byter hjul.',
    metaTitle: 'Tekniskt stopp',
    description:
      'Något har gått sönder hos oss och sidan kan inte visas just nu. Ladda om sidan om en liten stund, eller ring 08-465 004 30.',
    html: '<p>Något gick sönder på vår sida. Ladda om sidan om en minut, eller ring <a href="tel:+46846500430">08-465 004 30</a> så svarar en människa.</p>',
    cards: waysOn,
  }),
};

/** Phrases of this site alone: its paths, and what it words its own way. */
export const dictionary: Record<string, string> = {
  ...words,
  pathToCarList: CARS,
  pathToCarDetail: '/kop-bil',
  pathToSiteList: DEALERS,
};
