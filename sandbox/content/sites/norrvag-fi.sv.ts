/** Norrväg Finland in the Swedish of Finland: the same paths as in Finnish. */

import type { PageContent, SiteContent } from '../authoring.ts';
import { valuePhrases } from '../dictionary/values/values.ts';
import * as banners from './parts/banners/norrvag-fi.sv.ts';
import { accountsOf, car, footer, header, scene } from './parts/blocks.ts';
import { about, dealer, dealers } from './parts/information/norrvag-fi.sv.ts';
import { narrowed } from './parts/narrowed.ts';
import { words } from './parts/norrvag-fi.sv.words.ts';
import {
  article,
  carListPage,
  carPage,
  dealerPage,
  dealersPage,
  homePage,
  notFoundPage,
  serverErrorPage,
  textPage,
} from './parts/pages.ts';
import { withPrefix } from './parts/prefix.ts';
import { sections } from './parts/sections/norrvag-fi.sv.ts';
import { stories } from './parts/stories/norrvag-fi.sv.ts';

const CARS = '/osta-auto/kaikki-autot';
const DEALERS = '/toimipisteet';
const UPDATED = '2026-09-01T08:00:00Z';

const workshop = scene('workshop', 'Bil på lyft i en ren och ljus servicehall');
const charging = scene('charging-home', 'Elbil på laddning utanför ett egnahemshus i kvällsljus');
const handover = scene('handover', 'Mörkblå bil med röd rosett på taket i en ljus bilhall');
const winter = scene('winter-road', 'Snöig väg mellan granar');

const home = homePage({
  nav: 'Hem',
  title: 'Nästa resa börjar här',
  metaTitle: 'Nya och begagnade bilar, service och däck',
  description:
    'Nya och begagnade bilar, kunnig service och tydlig finansiering. Sök bland alla Norrvägs bilar i Finland och boka en provkörning.',
  hero: {
    html: '<p>Nya och begagnade bilar av dem som också servar dem.</p>',
    picture: scene('winter-road', 'Bil på en snöig väg mellan granar'),
    search: { placeholder: 'Sök märke, modell eller utrustning', path: CARS },
    to: [CARS, 'Se alla bilar'],
  },
  ways: {
    title: 'Hur kan vi hjälpa dig?',
    columns: '4',
    cards: [
      {
        title: 'Köp bil',
        text: 'Nytt och begagnat från hela landet på ett ställe.',
        picture: car('estate', 'fjord-blue', 'front-left', 'Mörkblå farmarbil snett framifrån'),
        to: [CARS, 'Till bilarna'],
      },
      {
        title: 'Service',
        text: 'Service, reparationer och däckbyten till avtalat pris.',
        picture: workshop,
        to: ['/huolto', 'Om vår service'],
      },
      {
        title: 'Sälj din bil',
        text: 'Skriftlig offert och pengarna på kontot inom två bankdagar.',
        picture: handover,
        to: ['/myy-autosi', 'Be om offert'],
      },
      {
        title: 'Elbilar',
        text: 'Räckvidd, laddning och kostnader, ärligt berättat.',
        picture: charging,
        to: ['/osta-auto/sahkoautot', 'Läs om elbilar'],
      },
    ],
  },
  week: [
    'Veckans bilar',
    'Utvalda av våra försäljare. Bra pris, bra skick och bara en av varje.',
    [CARS, 'Se alla bilar'],
  ],
  blurbs: [
    {
      title: 'Begagnat utan gissningar',
      html: '<p>Varje begagnad bil granskas i vår egen verkstad innan den får ett pris. Du får konditionsrapporten, servicehistoriken, tolv månaders garanti på personbilar upp till åtta år och fjorton dagars bytesrätt.</p>',
      picture: car('estate', 'slate-grey', 'front-left', 'Grå farmarbil snett framifrån'),
      to: ['/osta-auto', 'Så säljer vi bilar'],
    },
    {
      title: 'Redo för kölden',
      html: '<p>Batteri, däck, vätskor och värmare på en halvtimme. Efter vinterkontrollen startar bilen också på måndag morgon när termometern visar trettio minus.</p>',
      picture: winter,
      to: ['/huolto', 'Boka vinterkontroll'],
    },
  ],
  html: '<h2>Bilhandlaren som också är din verkstad</h2><p>Norrväg har sålt och reparerat bilar sedan 1961. Vi är noga med vad vi köper in, eftersom vi sköter bilen också efter affären. Försäljning, service och reservdelar finns under samma tak, och vi betjänar dig gärna på svenska.</p>',
  popular: {
    title: 'Populärt just nu',
    to: ['/osta-auto', 'Allt om att köpa bil'],
    cards: [
      {
        title: 'Finansiering',
        text: 'Avbetalning eller leasing? Se vad bilen kostar allt som allt.',
        picture: scene('city-evening', 'Grå bil framför upplysta hus en kväll i stan'),
        to: ['/osta-auto/rahoitus', 'Jämför'],
      },
      {
        title: 'Fyrhjulsdrift',
        text: 'Stadsjeepar och farmarbilar som tar sig till stugan också på vintern.',
        picture: car('suv', 'thunder-grey', 'front-left', 'Mörkgrå stadsjeep snett framifrån'),
        to: [narrowed(CARS, { car_drive: 'Neliveto' }), 'Hitta din'],
      },
      {
        title: 'Verksamhetsställen',
        text: 'Öppettider, telefonnummer och körinstruktioner.',
        picture: scene('dealer-norrvag', 'Upplyst bilaffär i skymning'),
        to: [DEALERS, 'Hitta oss'],
      },
    ],
  },
  news: {
    title: 'Aktuellt hos Norrväg',
    text: 'Egna tester, råd från verkstaden och människor vi är stolta över.',
    index: '/ajankohtaista',
  },
});

const pages: PageContent[] = [
  article({
    key: 'buy',
    path: '/osta-auto',
    nav: 'Köp bil',
    title: 'Köp bil hos Norrväg',
    description:
      'Nya och begagnade bilar av många märken, med egen verkstad i ryggen. Sök i lagret, jämför finansiering och boka provkörning.',
    picture: scene('showroom', 'Ljus bilhall med bilar på rad'),
    lead: 'Vi köper in färre begagnade bilar än vi kunde, och granskar dem grundligare än vi måste.',
    to: [CARS, 'Sök bland alla bilar'],
    html: '<h2>Det här ingår när du köper begagnat</h2><ul><li>Konditionsrapport med bilder från vår egen verkstad</li><li>Servicehistorik och kontrollerad mätarställning</li><li>Minst tolv månaders garanti på personbilar upp till åtta år</li><li>Fjorton dagars bytesrätt</li></ul><p>Vi sköter registreringen, försäkringen och den gamla bilens finansiering. Finns bilen på en annan ort hämtar vi den ofta till verksamhetsstället närmast dig.</p>',
    cards: {
      title: 'Fortsätt härifrån',
      cards: [
        {
          title: 'Alla bilar',
          text: 'Begränsa enligt pris, kilometer, drivkraft och utrustning.',
          to: [CARS, 'Till bilarna'],
        },
        {
          title: 'Elbilar',
          text: 'En ärlig guide till räckvidd, laddning och vinter.',
          to: ['/osta-auto/sahkoautot', 'Läs guiden'],
        },
        {
          title: 'Finansiering',
          text: 'Avbetalning, privatleasing eller företagsleasing.',
          to: ['/osta-auto/rahoitus', 'Se alternativen'],
        },
      ],
    },
  }),
  carListPage({
    path: CARS,
    nav: 'Alla bilar',
    title: 'Alla bilar i lager',
    description:
      'Sök bland alla nya och begagnade bilar hos Norrväg i Finland. Begränsa enligt märke, pris, kilometer och drivkraft.',
    text: 'Nya och begagnade bilar från alla våra verksamhetsställen. Priser och månadsrater uppdateras hela tiden.',
  }),
  carPage({
    path: '/osta-auto',
    nav: 'Bil',
    title: 'Bil i lager',
    description:
      'Bilder, pris, månadsrat, utrustning och tekniska data. Kontakta försäljaren eller boka en provkörning genast.',
    similar: 'Liknande bilar',
  }),
  article({
    key: 'electric',
    path: '/osta-auto/sahkoautot',
    nav: 'Elbilar',
    title: 'Elbil i finländska förhållanden',
    blocks: banners.electric,
    description:
      'Hur långt kommer elbilen på vintern, vad kostar laddningen och hur granskas en begagnad elbils batteri? Norrvägs guide för köpare.',
    picture: charging,
    lead: 'Kölden förkortar räckvidden, men vardagen löper. Så här råder vi våra kunder före valet.',
    to: [narrowed(CARS, { car_fuel: 'Sähkö' }), 'Se elbilarna'],
    html: '<h2>Räckvidd på vintern</h2><p>Räkna med 20–30 procent kortare räckvidd i sträng kyla. Förvärm bilen medan den ännu är kopplad till laddaren och använd stolsvärmen. Värmepumpen gör mest nytta på korta sträckor.</p><h2>Laddning hemma</h2><p>En motorvärmarstolpe räcker sällan som enda laddplats. Vi levererar en laddstation färdigt installerad och hjälper till med husbolagets tillstånd.</p><h2>Begagnad elbil</h2><p>Vi mäter batteriets kondition och visar resultatet. De flesta tillverkare ger åtta års eller 160 000 kilometers garanti på batteriet.</p>',
  }),
  article({
    key: 'finance',
    path: '/osta-auto/rahoitus',
    nav: 'Finansiering',
    title: 'Finansiering som man förstår',
    description:
      'Avbetalning, privatleasing eller företagsleasing? Jämför sätten att betala bilen och be Norrväg om en skriftlig finansieringsoffert.',
    picture: handover,
    lead: 'Vi visar den effektiva årsräntan och hela summan, inte bara månadsraten.',
    to: [CARS, 'Välj en bil'],
    html: '<h2>Avbetalning</h2><p>Bilen är till ditt förfogande genast, och du kan betala bort den när du vill. Handpenningen är minst 20 procent, och inbytesbilen räknas. Betalningstiden är 36–84 månader, och kreditbeslutet får du oftast inom en timme.</p><h2>Privatleasing</h2><p>Fast månadspris, vanligen i tre år, med service inräknad. När avtalet tar slut lämnar du tillbaka bilen. Normalt slitage är tillåtet.</p><h2>Företag</h2><p>Vi räknar ut bilförmånens beskattningsvärde och totalkostnaden, och ni får en kontaktperson för hela bilparken.</p>',
  }),
  article({
    key: 'service',
    path: '/huolto',
    nav: 'Service',
    title: 'Service och verkstad',
    description:
      'Service, reparationer inför besiktning, bromsar, däck och krockreparationer i Norrvägs verkstäder. Fast pris som vi kommer överens om på förhand.',
    picture: workshop,
    lead: 'Utbildade mekaniker, rätt delar och ett pris som du känner till innan vi börjar.',
    to: [DEALERS, 'Hitta närmaste verkstad'],
    html: '<h2>Så bokar du tid</h2><ol><li>Välj det verksamhetsställe som passar dig.</li><li>Ring verkstaden eller skicka e-post. Nummer och öppettider finns på verksamhetsställets sida.</li><li>Du får en bekräftelse med tid, pris och besked om var nyckeln lämnas.</li></ol><p>Hittar vi något utöver det avtalade ringer vi och berättar vad det gäller och om jobbet kan vänta.</p>',
    blurbs: [
      {
        title: 'Däckhotell',
        html: '<p>Vi tvättar, mäter och förvarar dina däck. Vinterdäck ska användas från början av november till slutet av mars när vädret eller föret kräver det. Vi påminner i god tid.</p>',
        picture: scene('tyre-storage', 'Däck på prydliga hyllor'),
        to: [DEALERS, 'Hitta däckhotell'],
      },
    ],
  }),
  article({
    key: 'sell',
    path: '/myy-autosi',
    nav: 'Sälj din bil',
    title: 'Sälj din bil till oss',
    description:
      'Sälj bilen till Norrväg och få en skriftlig offert. Vi betalar bort finansieringen och sköter ägarbytet och betalningen.',
    picture: handover,
    lead: 'En skriftlig offert som gäller i sju dagar, och pengarna på kontot inom två bankdagar.',
    to: [DEALERS, 'Kom överens om värdering'],
    html: '<h2>Så går det till</h2><ol><li><strong>Berätta om bilen.</strong> Registernummer, kilometer och några bilder räcker för en första uppskattning.</li><li><strong>Visa upp bilen.</strong> Vi provkör och granskar den på en halvtimme.</li><li><strong>Skriv under.</strong> Vi betalar bort finansieringen och anmäler ägarbytet.</li></ol>',
  }),
  dealersPage({
    path: DEALERS,
    nav: 'Verksamhetsställen',
    title: 'Våra verksamhets\u00adställen',
    blocks: dealers,
    description:
      'Hitta närmaste Norrväg. Adresser, telefonnummer och öppettider till bilförsäljning, service, reservdelar och krockverkstad.',
    text: 'Bilförsäljning och service från söder till norr. Sök på ort eller välj den avdelning du behöver.',
  }),
  dealerPage({
    path: DEALERS,
    nav: 'Verksamhetsställe',
    title: 'Verksamhets\u00adställe',
    description: 'Adress, karta, öppettider och personal på ditt verksamhetsställe samt de bilar som kommit in senast.',
    blocks: dealer,
  }),
  article({
    key: 'about',
    path: '/meista',
    nav: 'Om oss',
    title: 'Om Norrväg',
    blocks: about,
    description:
      'Norrväg är en nordisk bilhandlare med försäljning, service och däckhotell. Läs vilka vi är och hur vi arbetar.',
    picture: scene('dealer-norrvag', 'Upplyst bilaffär i skymning'),
    lead: 'Ett familjeföretag som började med en verkstad och en bensinpump. Verkstaden är fortfarande hjärtat.',
    to: [DEALERS, 'Våra verksamhetsställen'],
    html: '<h2>Fyra länder, ett hantverk</h2><p>Norrväg grundades i Sverige 1961 och kom till Finland via Torneå. Vi är fortfarande ett familjeföretag, och varje verksamhetsställe leds av någon från orten.</p>',
  }),
  textPage({
    key: 'privacy',
    path: '/meista/tietosuoja',
    nav: 'Dataskydd',
    title: 'Dataskydds\u00adbeskrivning',
    hidden: true,
    updated: UPDATED,
    description:
      'Så behandlar Norrväg dina personuppgifter när du köper bil, bokar service eller tar kontakt, och det här är dina rättigheter.',
    html: '<p>Norrväg Suomi Oy är personuppgiftsansvarig för de uppgifter du lämnar. Vi följer EU:s dataskyddsförordning och sparar inte mer än vi behöver.</p><h2>Vad, varför och hur länge</h2><p>Namn, kontaktuppgifter, registernummer och dina meddelanden, för att kunna svara, utföra ett arbete, uppfylla ett avtal och sköta bokföringen. Kontakter sparas i tolv månader, köp och servicebesök i sex år.</p><h2>Dina rättigheter</h2><p>Du kan be att få se, rätta och i många fall radera dina uppgifter. Skriv till <a href="mailto:tietosuoja@norrvag-fi.example">tietosuoja@norrvag-fi.example</a>. Du kan också vända dig till dataombudsmannen.</p>',
  }),
  textPage({
    key: 'cookies',
    path: '/meista/evasteet',
    nav: 'Kakor',
    title: 'Kakor',
    metaTitle: 'Kakor på webbplatsen',
    hidden: true,
    updated: UPDATED,
    description:
      'Så använder Norrväg kakor: vilka som är nödvändiga, vilka du väljer själv och hur du ändrar ditt val när som helst.',
    html: '<p>Kakor är små textfiler i din webbläsare. Vi använder så få som möjligt, och bara de nödvändiga innan du har gett ditt samtycke.</p><h2>Nödvändiga</h2><p>Minns ditt val, skyddar formulär mot missbruk och håller reda på de bilar du jämför. De sparas högst ett år.</p><h2>Statistik och marknadsföring</h2><p>Används bara om du tillåter det. Du ändrar ditt val via länken <em>Kakinställningar</em> längst ner på sidan.</p>',
  }),
];

const waysOn = {
  title: 'Härifrån kommer du vidare',
  cards: [
    { title: 'Alla bilar', text: 'Sök på märke, modell eller det du behöver bilen till.', to: [CARS, 'Sök bil'] },
    {
      title: 'Verksamhetsställen',
      text: 'Öppettider, telefonnummer och körinstruktioner.',
      to: [DEALERS, 'Hitta oss'],
    },
    { title: 'Startsidan', text: 'Börja om från början, där finns det mesta.', to: ['/', 'Till startsidan'] },
  ],
} as const;

export const content: SiteContent = withPrefix('/sv', {
  site: 'norrvag-fi',
  language: 'sv',
  hostName: 'norrvag-fi.example',
  header: header({ logo: 'norrvag', alt: 'Norrväg', extra: [['/huolto', 'Boka service']], separator: false }),
  footer: footer({
    brands: 'Bilmärken vi säljer',
    columns: [
      {
        title: 'Köp bil',
        links: [
          [CARS, 'Alla bilar'],
          ['/osta-auto/sahkoautot', 'Elbilar'],
          ['/osta-auto/rahoitus', 'Finansiering'],
        ],
      },
      {
        title: 'Din bil',
        links: [
          ['/huolto', 'Service'],
          ['/myy-autosi', 'Sälj din bil'],
        ],
      },
      {
        title: 'Norrväg',
        links: [
          [DEALERS, 'Verksamhetsställen'],
          ['/meista', 'Om oss'],
          ['/meista/tietosuoja', 'Dataskydd'],
          ['/meista/evasteet', 'Kakor'],
        ],
      },
    ],
    social: accountsOf('norrvag'),
    highlighted: [DEALERS, 'Hitta närmaste verksamhetsställe'],
    info: [
      ['Kundtjänst', '<p>Vardagar kl. 8–17<br><a href="mailto:hei@norrvag-fi.example">hei@norrvag-fi.example</a></p>'],
      [
        'Vägservice',
        '<p>Dygnet runt för bilar med garanti eller serviceavtal. Numret finns i serviceboken och på nyckelringen.</p>',
      ],
    ],
    copyright: '© 2026 Norrväg Suomi Oy',
  }),
  pages: [home, ...pages, ...sections, ...stories],
  notFound: notFoundPage({
    path: '/404',
    nav: 'Sidan finns inte',
    title: 'Här tog vägen slut',
    metaTitle: 'Sidan finns inte',
    description:
      'Sidan du sökte finns inte längre eller har flyttats. Sök bland bilarna, hitta ett verksamhetsställe eller gå till startsidan.',
    html: '<p>Sidan du sökte har flyttats eller finns inte längre. Bilen kan också ha hunnit bli såld. Prova någon av de här vägarna.</p>',
    cards: waysOn,
  }),
  serverError: serverErrorPage({
    path: '/500',
    nav: 'Tekniskt fel',
    title: 'Något gick sönder hos oss',
    metaTitle: 'Tekniskt fel',
    description:
      'På grund av ett tekniskt fel kan sidan inte visas just nu. Försök på nytt om en stund eller kontakta ett verksamhetsställe.',
    html: '<p>Felet är vårt, inte ditt, och vi har redan fått veta om det. Ladda om sidan om en liten stund.</p>',
    cards: waysOn,
  }),
});

/** Phrases of this site alone: its paths, and what it words its own way. */
export const dictionary: Record<string, string> = {
  ...valuePhrases('fi', 'sv'),
  ...words,
  pathToCarList: CARS,
  pathToCarDetail: '/osta-auto',
  pathToSiteList: DEALERS,
};
