/** Norrväg Sweden in Swedish: frame, start page and error pages; the sections stand in `parts/`. */

import type { SiteContent } from '../authoring.ts';
import { accountsOf, car, footer, header, scene } from './parts/blocks.ts';
import { ROBOTS, shortLinks } from './parts/crawlers.ts';
import { noticePage } from './parts/komponenter/notice.ts';
import { componentsPage } from './parts/komponenter/page.ts';
import { aboutPages } from './parts/norrvag-se.sv.about.ts';
import { buyPages } from './parts/norrvag-se.sv.buy.ts';
import { carePages } from './parts/norrvag-se.sv.care.ts';
import { homePage, notFoundPage, serverErrorPage } from './parts/pages.ts';
import { stories } from './parts/stories/norrvag-se.sv.ts';

const CARS = '/kop-bil/alla-bilar-i-lager';
const DEALERS = '/anlaggningar';

const home = homePage({
  nav: 'Hem',
  title: 'Nästa resa börjar här',
  metaTitle: 'Nya och begagnade bilar, verkstad och däck',
  description:
    'Nya och begagnade bilar från hela Sverige, verkstad med fast pris och däckhotell. Sök bland över tvåtusen bilar hos Norrväg.',
  hero: {
    html: '<p>Över tvåtusen bilar, med egna verkstäder i ryggen.</p>',
    picture: scene('nordic-dawn', 'Bil på en väg genom ett nordiskt landskap i gryningsljus'),
    search: { placeholder: 'Sök märke, modell eller utrustning', path: CARS },
    to: [CARS, 'Se alla bilar'],
  },
  variants: {
    elbil: {
      title: 'Elbilen som klarar januari',
      html: '<p>Vi har kört, mätt och laddat i tjugo minusgrader. Här är elbilarna som håller vad de lovar.</p>',
      picture: scene('charging-home', 'Elbil på laddning utanför en villa i kvällsljus'),
      search: { placeholder: 'Sök bland elbilarna', path: `${CARS}?car_fuel=El` },
      to: ['/kop-bil/biltyp/elbilar', 'Allt om elbilar'],
    },
  },
  ways: {
    title: 'Vad kan vi hjälpa dig med?',
    columns: '4',
    cards: [
      {
        title: 'Köp bil',
        text: 'Nytt, begagnat eller privatleasing. Allt på ett ställe.',
        picture: car('suv', 'pine-green', 'front-left', 'Mörkgrön suv snett framifrån'),
        to: [CARS, 'Till bilarna'],
      },
      {
        title: 'Boka verkstad',
        text: 'Service och reparation till fast pris.',
        picture: scene('workshop', 'Bil på lyft i en ren verkstad'),
        to: ['/service-och-verkstad/boka-bilverkstad', 'Boka tid'],
      },
      {
        title: 'Sälj bilen',
        text: 'Skriftligt bud och pengar inom två bankdagar.',
        picture: scene('handover', 'Mörkblå bil med röd rosett på taket i en ljus bilhall'),
        to: ['/salj-bil', 'Få ett bud'],
      },
      {
        title: 'Däck och förvaring',
        text: 'Skifte, hotell och nya däck som passar.',
        picture: scene('tyre-storage', 'Däck i prydliga hyllor'),
        to: ['/dack-och-biltillbehor', 'Till däcken'],
      },
    ],
  },
  week: [
    'Veckans bilar',
    'Utvalda av våra säljare. Ett bra pris, ett bra skick och bara en av varje.',
    [CARS, 'Se alla bilar'],
  ],
  blurbs: [
    {
      title: 'Begagnat, men aldrig på chans',
      html: '<p>Varje begagnad bil går genom vår egen verkstad innan den får ett pris. Du får protokollet, servicehistoriken, tolv månaders garanti på personbilar upp till åtta år och fjorton dagars bytesrätt.</p>',
      picture: car('estate', 'fjord-blue', 'front-left', 'Mörkblå kombi snett framifrån'),
      to: ['/kop-bil/begagnade-bilar-i-lager', 'Så säljer vi begagnat'],
    },
    {
      title: 'El för nordiskt väder',
      html: '<p>Hur långt kommer man i januari? Vi har kört, mätt och laddat i tjugo minusgrader. Kom förbi så berättar vi vilken elbil som passar dina mil.</p>',
      picture: scene('charging-home', 'Elbil på laddning utanför en villa i kvällsljus'),
      to: ['/kop-bil/biltyp/elbilar', 'Allt om elbilar'],
    },
  ],
  html: '<h2>Bilhandlaren som också är din verkstad</h2><p>Norrväg har sålt och lagat bilar sedan 1961. Det är därför vi är så noga med vad vi köper in: det är vi som ska serva bilen sedan. På våra anläggningar hittar du försäljning, verkstad, reservdelar och däckhotell under samma tak, och människor som kommer ihåg både dig och din bil.</p>',
  popular: {
    title: 'Populära vägar in',
    to: ['/kop-bil', 'Allt om att köpa bil'],
    cards: [
      {
        title: 'Privatleasing',
        text: 'Ny bil till fast månadskostnad, med service inräknad.',
        picture: car('hatchback', 'sage-green', 'front-left', 'Grågrön halvkombi snett framifrån'),
        to: ['/kop-bil/privatleasing-bilar', 'Se hur det fungerar'],
      },
      {
        title: 'Aktuella kampanjer',
        text: 'Sänkta priser på bilar som redan står i lager.',
        badge: 'Kampanj',
        picture: car('suv', 'fjord-blue', 'side', 'Mörkblå suv från sidan'),
        to: ['/kop-bil/kampanjer/bilkampanjer', 'Se kampanjerna'],
      },
      {
        title: 'Transportbilar',
        text: 'Inredda och klara för jobbet från första dagen.',
        picture: car('van', 'crystal-white', 'front-left', 'Vit transportbil snett framifrån'),
        to: ['/kop-bil/biltyp/transportbilar', 'För hantverkare'],
      },
    ],
  },
  news: {
    title: 'Nytt från Norrväg',
    text: 'Egna prov, råd från verkstaden och folk vi är stolta över.',
    index: '/livet-med-bil/nyheter',
  },
});

const waysOn = {
  title: 'Härifrån kommer du vidare',
  cards: [
    {
      title: 'Alla bilar i lager',
      text: 'Sök på märke, modell eller det du behöver bilen till.',
      to: [CARS, 'Sök bil'],
    },
    { title: 'Våra anläggningar', text: 'Öppettider, telefonnummer och vägbeskrivning.', to: [DEALERS, 'Hitta oss'] },
    { title: 'Startsidan', text: 'Börja om från början, där finns det mesta.', to: ['/', 'Till startsidan'] },
  ],
} as const;

export const content: SiteContent = {
  site: 'norrvag-se',
  language: 'sv',
  hostName: 'norrvag-se.example',
  header: header({
    logo: 'norrvag',
    alt: 'Norrväg',
    extra: [['/service-och-verkstad/boka-bilverkstad', 'Boka verkstad']],
    message: {
      type: 'Light',
      icon: 'CampaignAlert',
      title: 'Dags att tänka på vinterdäcken.',
      html: '<p>Boka hjulskifte redan nu, så får du den tid som passar dig. <a href="/dack-och-biltillbehor/hjulskifte">Boka tid</a></p>',
    },
  }),
  footer: footer({
    brands: 'Bilmärken vi säljer',
    columns: [
      {
        title: 'Köp bil',
        links: [
          [CARS, 'Alla bilar i lager'],
          ['/kop-bil/begagnade-bilar-i-lager', 'Begagnade bilar'],
          ['/kop-bil/nya-bilar-i-lager', 'Nya bilar'],
          ['/kop-bil/privatleasing-bilar', 'Privatleasing'],
          ['/kop-bil/finansiering', 'Finansiering'],
          ['/kop-bil/foretag', 'Företag'],
        ],
      },
      {
        title: 'Din bil',
        links: [
          ['/service-och-verkstad/boka-bilverkstad', 'Boka verkstad'],
          ['/service-och-verkstad/vara-verkstadstjanster', 'Verkstadstjänster'],
          ['/dack-och-biltillbehor/dackhotell', 'Däckhotell'],
          ['/dack-och-biltillbehor/hjulskifte', 'Hjulskifte'],
          ['/salj-bil', 'Sälj bilen till oss'],
        ],
      },
      {
        title: 'Norrväg',
        links: [
          [DEALERS, 'Anläggningar'],
          ['/om-oss', 'Om oss'],
          ['/om-oss/hallbarhet', 'Hållbarhet'],
          ['/livet-med-bil', 'Livet med bil'],
          ['/livet-med-bil/forms-collection/prenumerera-pa-nyhetsbrev', 'Nyhetsbrev'],
          ['/om-oss/kontakt', 'Kontakta oss'],
        ],
      },
      {
        title: 'Villkor',
        links: [
          ['/om-oss/integritetspolicy', 'Integritetspolicy'],
          ['/om-oss/cookies', 'Cookies'],
          ['/om-oss/tillganglighet', 'Tillgänglighet'],
          ['/om-oss/visselblasning', 'Visselblåsning'],
        ],
      },
    ],
    social: accountsOf('norrvag'),
    highlighted: [DEALERS, 'Hitta din närmaste anläggning'],
    info: [
      [
        'Kundservice',
        '<p>Vardagar 8–17<br><a href="tel:+46846500410">08-465 004 10</a><br><a href="mailto:hej@norrvag-se.example">hej@norrvag-se.example</a></p>',
      ],
      ['Vägassistans', '<p>Dygnet runt, alla dagar<br><a href="tel:+46846500420">08-465 004 20</a></p>'],
    ],
    copyright: '© 2026 Norrväg Sverige AB',
  }),
  robots: ROBOTS,
  redirects: shortLinks({
    '/kampanj': '/kop-bil/kampanjer/bilkampanjer',
    '/elbil': '/kop-bil/biltyp/elbilar',
    '/boka': '/service-och-verkstad/boka-bilverkstad',
  }),
  pages: [home, ...buyPages, ...carePages, ...aboutPages, ...stories, componentsPage, noticePage],
  notFound: notFoundPage({
    path: '/404',
    nav: 'Sidan finns inte',
    title: 'Här tog vägen slut',
    metaTitle: 'Sidan finns inte',
    description:
      'Sidan du letade efter finns inte längre eller har flyttat. Sök bland våra bilar, hitta en anläggning eller gå till startsidan.',
    html: '<p>Sidan du letade efter har flyttat eller finns inte längre. Bilen kan också ha hunnit bli såld. Prova någon av vägarna här nedanför.</p>',
    cards: waysOn,
  }),
  serverError: serverErrorPage({
    path: '/500',
    nav: 'Tekniskt fel',
    title: 'Något gick sönder hos oss',
    metaTitle: 'Tekniskt fel',
    description:
      'Ett tekniskt fel gör att sidan inte kan visas just nu. Försök igen om en stund eller ring kundservice på 08-465 004 10.',
    html: '<p>Felet är vårt, inte ditt, och vi har redan fått larm om det. Ladda om sidan om en liten stund. Är det bråttom når du oss på <a href="tel:+46846500410">08-465 004 10</a>.</p>',
    cards: waysOn,
  }),
};

/** Phrases of this site alone: its paths. */
export const dictionary: Record<string, string> = {
  pathToCarList: CARS,
  pathToCarDetail: '/kop-bil',
  pathToSiteList: DEALERS,
};
