/** Rullande Slovakia in Slovak. */

import type { PageContent, SiteContent } from '../authoring.ts';
import * as banners from './parts/banners/rullande-sk.sk.ts';
import { accountsOf, car, footer, header, scene } from './parts/blocks.ts';
import { ROBOTS, shortLinks } from './parts/crawlers.ts';
import { about, dealer, dealers } from './parts/information/rullande-sk.sk.ts';
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
import { ownPages } from './parts/rullande-sk.sk.own.ts';
import { policyPages } from './parts/rullande-sk.sk.policies.ts';
import { stories } from './parts/stories/rullande-sk.sk.ts';

const CARS = '/vlastnictvo-auta/kupit-jazdene-auto';
const DEALERS = '/kontakty';

const yellow = car('city', 'signal-yellow', 'front-left', 'Žlté mestské auto spredu zľava');
const handover = scene('handover', 'Tmavomodré auto s červenou mašľou na streche vo svetlej predajni');
const workshop = scene('workshop', 'Auto na zdviháku v čistom servise');
const shop = scene('dealer-rullande', 'Predajňa Rullande so žltou tabuľou');

const home = homePage({
  nav: 'Domov',
  title: 'Nasadnite. Ideme!',
  metaTitle: 'Jazdené autá za pevnú cenu',
  description:
    'Stovky preverených jazdených áut s pevnou cenou, zárukou a 14 dňami na vrátenie. Vyberte si a ešte dnes odíďte vlastným autom.',
  hero: {
    html: '<p>Stovky jazdených áut. Pevná cena. Záruka. Hotovo za hodinu.</p>',
    picture: scene('dealer-rullande', 'Predajňa Rullande so žltou tabuľou a radom áut'),
    search: { placeholder: 'Čo chcete šoférovať?', path: CARS },
    to: [CARS, 'Zobraziť všetky autá'],
    placement: 'Bottom',
  },
  ways: {
    title: 'S čím začneme?',
    columns: '4',
    cards: [
      {
        title: 'Kúpiť auto',
        text: 'Všetky autá zo všetkých pobočiek, jedna cena.',
        badge: 'Nové každý deň',
        picture: yellow,
        to: [CARS, 'Vybrať auto'],
      },
      {
        title: 'Predať auto',
        text: 'Ponuka za desať minút, peniaze ešte dnes.',
        picture: handover,
        to: ['/predat-auto', 'Chcem ponuku'],
      },
      {
        title: 'Financovanie',
        text: 'Splátky, ktorým rozumiete.',
        picture: scene('city-evening', 'Sivé auto pred osvetlenými domami večer v meste'),
        to: ['/vlastnictvo-auta/financovanie', 'Ako na splátky'],
      },
      { title: 'Kontakty', text: 'Sme otvorení, keď máte čas aj vy.', picture: shop, to: [DEALERS, 'Nájsť pobočku'] },
    ],
  },
  week: [
    'Autá týždňa',
    'Autá, ktoré by sme si najradšej nechali sami. Kto skôr príde, ten skôr jazdí.',
    [CARS, 'Pozrieť všetko'],
  ],
  blurbs: [
    {
      title: 'Rozmysleli ste si to? Vráťte ho.',
      html: '<p>Máte štrnásť dní a 500 kilometrov na to, aby ste zistili, či vám sadne. Ak nie, auto vrátite a my vám vrátime peniaze. Bez otázok.</p>',
      picture: car('hatchback', 'ember-orange', 'front-left', 'Oranžový hatchback spredu zľava'),
      to: ['/o-nas/vyhody', 'Všetky výhody'],
    },
    {
      title: 'Cena na štítku platí',
      html: '<p>Nezjednávame sa. Radšej hneď na začiatku stanovíme správnu cenu, rovnakú pre všetkých a na každej pobočke. Záruka, dva kľúče a preverený pôvod sú v cene.</p>',
      picture: car('suv', 'crimson-red', 'front-left', 'Červené SUV spredu zľava'),
      to: ['/vlastnictvo-auta', 'Ako predávame autá'],
    },
  ],
  html: '<h2>Jazdené? Áno. Neznáme? Nie.</h2><p>Rullande vykupuje, preveruje a predáva jazdené autá. Každé auto kontrolujeme v 120 bodoch, overujeme stav kilometrov aj pôvod. Čo nájdeme, opravíme alebo napíšeme na štítok. Príďte, auto vyskúšajte, dajte si kávu a choďte domov vlastným autom.</p>',
  popular: {
    title: 'Toto ľudí baví',
    to: [CARS, 'Zobraziť všetky autá'],
    cards: [
      {
        title: 'Kombi',
        text: 'Kočík, pes aj celá záhrada.',
        picture: car('estate', 'crystal-white', 'front-left', 'Biele kombi spredu zľava'),
        to: [narrowed(CARS, { car_body: 'Kombi' }), 'Pozrieť kombi'],
      },
      {
        title: 'Mestské autá',
        text: 'Ľahko zaparkujete, málo natankujete.',
        picture: car('city', 'denim-blue', 'front-left', 'Modré mestské auto spredu zľava'),
        to: [narrowed(CARS, { car_body: 'Malé auto' }), 'Pozrieť malé autá'],
      },
      {
        title: 'Výhody',
        text: 'Záruka, vrátenie a preverený pôvod.',
        picture: workshop,
        to: ['/o-nas/vyhody', 'Zistiť viac'],
      },
    ],
  },
  news: {
    title: 'Novinky z Rullande',
    text: 'Nové pobočky, rady bez okolkov a ľudia v žltých tričkách.',
    index: '/novinky',
  },
});

const pages: PageContent[] = [
  article({
    key: 'own',
    path: '/vlastnictvo-auta',
    nav: 'Kúpa auta',
    title: 'Auto bez starostí, od kúpy po predaj',
    description:
      'Kúpte si preverené jazdené auto, dohodnite si splátky a jazdite. V Rullande vybavíme prepis, poistenie aj výkup starého auta.',
    picture: car('hatchback', 'signal-yellow', 'front-left', 'Žltý hatchback spredu zľava'),
    lead: 'Vyberiete, vyskúšate, podpíšete, odveziete sa. Domov prídete ešte pred večerou.',
    to: [CARS, 'Zobraziť všetky autá'],
    html: '<h2>Ako rýchlo to ide</h2><ol><li>Auto si vyberiete na webe a zavoláte na pobočku. Dva dni vám ho zadarmo podržíme.</li><li>Vyskúšate ho, ako dlho chcete.</li><li>Zaplatíte, dohodnete splátky alebo dáte staré auto na protiúčet.</li><li>Prepis a povinné zmluvné poistenie vybavíme za vás.</li></ol>',
    cards: {
      title: 'Kam ďalej?',
      cards: [
        { title: 'Jazdené autá', text: 'Celá ponuka na jednom mieste.', to: [CARS, 'K autám'] },
        {
          title: 'Financovanie',
          text: 'Úver alebo lízing a odpoveď do hodiny.',
          to: ['/vlastnictvo-auta/financovanie', 'Viac o splátkach'],
        },
        {
          title: 'Výkup áut',
          text: 'Vykúpime aj auto, ktoré ste nekúpili u nás.',
          to: ['/predat-auto', 'Predať auto'],
        },
      ],
    },
  }),
  carListPage({
    path: CARS,
    nav: 'Jazdené autá',
    title: 'Všetky jazdené autá',
    description:
      'Celá ponuka jazdených áut Rullande na Slovensku. Filtrujte podľa značky, ceny, kilometrov a paliva a vyberte si to svoje.',
    text: 'Pevná cena, záruka a štrnásť dní na vrátenie pri každom aute.',
  }),
  carPage({
    path: '/vlastnictvo-auta',
    nav: 'Auto',
    title: 'Jazdené auto',
    description:
      'Fotografie, cena, mesačná splátka, výbava a technické údaje. Zavolajte na pobočku alebo si dohodnite skúšobnú jazdu.',
    similar: 'Podobné autá',
  }),
  article({
    key: 'finance',
    path: '/vlastnictvo-auta/financovanie',
    nav: 'Financovanie',
    title: 'Financovanie, ktorému rozumiete',
    blocks: banners.finance,
    description:
      'Úver alebo lízing na jazdené auto: akontácia od 20 percent, odpoveď do hodiny a splatenie kedykoľvek. Takto to počítame v Rullande.',
    picture: handover,
    lead: 'Dvadsať percent na začiatok, zvyšok v splátkach. Odpoveď máte do hodiny.',
    to: [CARS, 'Vybrať auto'],
    html: '<h2>Stručne</h2><ul><li>Akontácia od 20 percent, staré auto započítame</li><li>Splácanie 36 až 84 mesiacov</li><li>Úver môžete kedykoľvek splatiť predčasne</li></ul><p>Požičať si peniaze niečo stojí, preto pri každom aute uvádzame RPMN aj celkovú sumu. Ak vám banka ponúkne lepšie podmienky, prijmite ich. My predávame autá.</p><h2>Na firmu</h2><p>Pri autách s odpočtom DPH uvádzame cenu bez dane. Lízingovú zmluvu pripravíme na počkanie.</p>',
  }),
  article({
    key: 'sell',
    path: '/predat-auto',
    nav: 'Predať auto',
    title: 'Predajte auto za desať minút',
    description:
      'Výkup áut v Rullande: ponuka za desať minút, peniaze v ten istý deň a prepis vybavíme za vás. Nové auto si kúpiť nemusíte.',
    picture: handover,
    lead: 'Evidenčné číslo, kilometre a pravda o stave auta. O zvyšok sa postaráme my.',
    to: [DEALERS, 'Príďte aj s autom'],
    html: '<h2>Raz, dva, predané</h2><ol><li>Príďte. Objednávať sa netreba.</li><li>Kým pijete kávu, auto si pozrieme a vyskúšame. Ponuku dostanete na papieri a platí sedem dní.</li><li>Ak súhlasíte, peniaze pošleme okamžitou platbou a prepis vybavíme sami.</li></ol><p>Ešte splácate? Úver či lízing doplatíme za vás a rozdiel vám vyplatíme.</p>',
  }),
  dealersPage({
    path: DEALERS,
    nav: 'Kontakty',
    title: 'Naše pobočky',
    blocks: dealers,
    description:
      'Nájdite najbližšiu pobočku Rullande. Adresy, otváracie hodiny a telefónne čísla. Otvorené máme aj večer a v sobotu.',
    text: 'Otvorené, keď máte voľno. Káva je vždy čerstvá.',
  }),
  dealerPage({
    path: DEALERS,
    nav: 'Pobočka',
    title: 'Pobočka',
    description:
      'Adresa, mapa, otváracie hodiny a ľudia na vašej pobočke Rullande a autá, ktoré práve prišli do ponuky.',
    blocks: dealer,
  }),
  article({
    key: 'about',
    path: '/o-nas',
    nav: 'O nás',
    title: 'Toto je Rullande',
    blocks: about,
    description:
      'Rullande je sieť predajní jazdených áut s pevnými cenami a zárukou. Prečítajte si, ako sme začali a prečo je u nás všetko žlté.',
    picture: shop,
    lead: 'Dvaja kamaráti, sedem áut a plechovka žltej farby. Tak sme začali vo Švédsku.',
    to: ['/o-nas/vyhody', 'Čo z toho máte vy'],
    html: '<h2>Prečo žltá?</h2><p>Lebo ju vidno. Prvú predajňu za stavebninami nikto nevedel nájsť. Keď sme natreli bránu nažlto, parkovisko sa zaplnilo. Farba nám ostala a s ňou aj myšlienka: má byť vidno, čo kupujete.</p><h2>Tri pravidlá, ktoré neporušujeme</h2><ol><li>Jedna cena, rovnaká pre všetkých.</li><li>Keď nájdeme chybu, povieme o nej.</li><li>Vrátiť auto musí byť rovnako rýchle ako kúpiť ho.</li></ol>',
  }),
  article({
    key: 'benefits',
    path: '/o-nas/vyhody',
    nav: 'Výhody',
    title: 'Čo dostanete s každým autom',
    description:
      'Záruka 12 mesiacov, 14 dní na vrátenie, overené kilometre a pôvod, dva kľúče a vybavený prepis. To všetko je v cene auta.',
    picture: workshop,
    lead: 'Päť vecí, ktoré sú v cene. Vždy a pri každom aute.',
    to: [CARS, 'Vybrať auto'],
    html: '<ul><li><strong>Záruka 12 mesiacov</strong> na motor, prevodovku, elektroniku a riadenie, v celej krajine.</li><li><strong>14 dní alebo 500 kilometrov</strong> na vrátenie bez udania dôvodu.</li><li><strong>Overený stav kilometrov a pôvod.</strong> Protokol dostanete do ruky.</li><li><strong>Dva kľúče</strong> a platná STK i emisná kontrola aspoň na dvanásť mesiacov.</li><li><strong>Prepis na počkanie.</strong> Odchádzate s vlastnými značkami.</li></ul>',
    blurbs: [
      {
        title: 'Elektromobil? Zmeriame batériu.',
        html: '<p>Pri každom elektromobile meriame stav batérie a výsledok píšeme na štítok. Pod 80 percent auto nepredáme.</p>',
        picture: scene('charging-home', 'Elektromobil nabíjajúci sa pri dome'),
        to: [narrowed(CARS, { car_fuel: 'Elektro' }), 'Pozrieť elektromobily'],
      },
    ],
  }),
];

const waysOn = {
  title: 'Tadiaľto sa ide ďalej',
  cards: [
    { title: 'Všetky autá', text: 'Celá ponuka na jednom mieste.', to: [CARS, 'Zobraziť autá'] },
    { title: 'Kontakty', text: 'Pobočky, otváracie hodiny a káva.', to: [DEALERS, 'K pobočkám'] },
    { title: 'Úvod', text: 'Vráťte sa na štart.', to: ['/', 'Na úvodnú stránku'] },
  ],
} as const;

export const content: SiteContent = {
  site: 'rullande-sk',
  language: 'sk',
  hostName: 'rullande-sk.example',
  header: header({ logo: 'rullande', alt: 'Rullande', extra: [['/predat-auto', 'Chcem ponuku']], dark: true }),
  footer: footer({
    brands: 'Značky, ktoré u nás nájdete najčastejšie',
    columns: [
      {
        title: 'Kúpiť',
        links: [
          [CARS, 'Jazdené autá'],
          ['/vlastnictvo-auta/financovanie', 'Financovanie'],
          ['/vlastnictvo-auta/zaruka', 'Záruka'],
          ['/vlastnictvo-auta/poistenie', 'Poistenie'],
          ['/vlastnictvo-auta', 'Ako to funguje'],
        ],
      },
      {
        title: 'Predať',
        links: [
          ['/predat-auto', 'Výkup áut'],
          [DEALERS, 'Pobočky'],
        ],
      },
      {
        title: 'Rullande',
        links: [
          ['/o-nas', 'O nás'],
          ['/o-nas/vyhody', 'Výhody'],
          ['/o-nas/kariera', 'Kariéra'],
          ['/o-nas/obchodne-podmienky', 'Obchodné podmienky'],
          ['/o-nas/ochrana-osobnych-udajov', 'Ochrana osobných údajov'],
          ['/o-nas/cookies', 'Cookies'],
        ],
      },
    ],
    social: accountsOf('rullande'),
    highlighted: [DEALERS, 'Nájsť najbližšiu pobočku'],
    info: [
      [
        'Napíšte nám',
        '<p>Odpovedáme každý deň 9 – 19<br><a href="mailto:ahoj@rullande-sk.example">ahoj@rullande-sk.example</a></p>',
      ],
      ['Vždy v cene', '<p>Pevná cena, záruka dvanásť mesiacov a štrnásť dní alebo 500 kilometrov na vrátenie.</p>'],
    ],
    copyright: '© 2026 Rullande Slovensko s. r. o.',
  }),
  robots: ROBOTS,
  redirects: shortLinks({ '/vykup': '/predat-auto', '/vyhody': '/o-nas/vyhody' }),
  pages: [home, ...pages, ...ownPages, ...policyPages, ...stories],
  notFound: notFoundPage({
    path: '/404',
    nav: 'Stránka odišla',
    title: 'Ups, stránka odišla bez nás',
    metaTitle: 'Stránka neexistuje',
    description:
      'Stránka už neexistuje alebo sa auto práve predalo. Pozrite si zvyšok ponuky, nájdite pobočku alebo začnite odznova.',
    html: '<p>Buď sa stránka presťahovala, alebo auto niekto stihol kúpiť. U nás sa to stáva často.</p>',
    cards: waysOn,
  }),
  serverError: serverErrorPage({
    path: '/500',
    nav: 'Technická chyba',
    title: 'Defekt! Meníme koleso.',
    metaTitle: 'Technická chyba',
    description:
      'Na našej strane sa niečo pokazilo a stránku teraz nevieme zobraziť. Skúste to znova o chvíľu alebo navštívte pobočku.',
    html: '<p>Na našej strane sa niečo pokazilo a už o tom vieme. Obnovte stránku o minútu.</p>',
    cards: waysOn,
  }),
};

/** Phrases of this site alone: its paths. */
export const dictionary: Record<string, string> = {
  pathToCarList: CARS,
  pathToCarDetail: '/vlastnictvo-auta',
  pathToSiteList: DEALERS,
};
