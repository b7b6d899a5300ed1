/** Norrväg Norway in Norwegian bokmål. */

import type { PageContent, SiteContent } from '../authoring.ts';
import * as banners from './parts/banners/norrvag-no.nb.ts';
import { accountsOf, car, footer, header, scene } from './parts/blocks.ts';
import { ROBOTS, shortLinks } from './parts/crawlers.ts';
import { about, dealer, dealers } from './parts/information/norrvag-no.nb.ts';
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
  textPage,
} from './parts/pages.ts';
import { sections } from './parts/sections/norrvag-no.nb.ts';
import { stories } from './parts/stories/norrvag-no.nb.ts';

const CARS = '/kjop-bil/alle-biler';
const DEALERS = '/forhandlere';
const BOOK = '/verksted/bestill-time';
const UPDATED = '2026-09-01T08:00:00Z';

const workshop = scene('workshop', 'Bil på løftebukk i et rent og lyst verksted');
const charging = scene('charging-home', 'Elbil på lading utenfor et hus i kveldslys');
const handover = scene('handover', 'Mørkeblå bil med rød sløyfe på taket i en lys bilhall');
const winter = scene('winter-road', 'Snødekt vei mellom grantrær');

const home = homePage({
  nav: 'Hjem',
  title: 'Klar for neste etappe',
  metaTitle: 'Nye og brukte biler, verksted og dekk',
  description:
    'Nye og brukte biler, merkekyndige verksteder og trygg finansiering. Søk blant alle bilene hos Norrväg i Norge og bestill prøvekjøring.',
  hero: {
    html: '<p>Nye og brukte biler, og verksteder som tar vare på dem etterpå.</p>',
    picture: scene('coast-road', 'Bil på en kystvei i klart morgenlys'),
    search: { placeholder: 'Søk etter merke, modell eller utstyr', path: CARS },
    to: [CARS, 'Se alle biler'],
  },
  ways: {
    title: 'Hva kan vi hjelpe deg med?',
    columns: '4',
    cards: [
      {
        title: 'Kjøp bil',
        text: 'Nytt og brukt fra hele landet, samlet på ett sted.',
        picture: car('suv', 'fjord-blue', 'front-left', 'Mørkeblå SUV skrått forfra'),
        to: [CARS, 'Til bilene'],
      },
      {
        title: 'Bestill verksted',
        text: 'Service, EU-kontroll og reparasjon til avtalt pris.',
        picture: workshop,
        to: [BOOK, 'Bestill time'],
      },
      {
        title: 'Selg bilen',
        text: 'Skriftlig tilbud og oppgjør i løpet av to virkedager.',
        picture: handover,
        to: ['/selg-bil', 'Få et tilbud'],
      },
      {
        title: 'Finansiering',
        text: 'Lån eller leasing? Se hva bilen koster til sammen.',
        picture: scene('city-evening', 'Grå bil foran opplyste hus en kveld i byen'),
        to: ['/kjop-bil/finansiering', 'Sammenlign'],
      },
    ],
  },
  week: [
    'Ukens biler',
    'Håndplukket av selgerne våre. God pris, god stand, og bare én av hver.',
    [CARS, 'Se alle biler'],
  ],
  blurbs: [
    {
      title: 'Elbil over fjellet?',
      html: '<p>Vi har kjørt strekningene du kjører, i januar, med fire i bilen og ski på taket. Kom innom, så forteller vi hvor du bør lade, og hvilken bil du ikke trenger å lade like ofte.</p>',
      picture: charging,
      to: ['/kjop-bil/elbil', 'Alt om elbil'],
    },
    {
      title: 'Bruktbil uten magefølelse',
      html: '<p>Hver bruktbil testes på eget verksted før den får en pris. Du får rapporten, servicehistorikken, tolv måneders garanti på personbiler opptil åtte år og fjorten dagers bytterett.</p>',
      picture: car('estate', 'slate-grey', 'front-left', 'Grå stasjonsvogn skrått forfra'),
      to: ['/kjop-bil', 'Slik selger vi bil'],
    },
  ],
  html: '<h2>Bilforhandleren som også er verkstedet ditt</h2><p>Norrväg har solgt og reparert biler siden 1961. Vi er nøye med hva vi kjøper inn, for det er vi som skal ta vare på bilen etterpå. Hos oss finner du salg, verksted, deler og dekkhotell under samme tak, og folk som husker både deg og bilen din.</p>',
  popular: {
    title: 'Snarveier',
    to: ['/kjop-bil', 'Alt om å kjøpe bil'],
    cards: [
      {
        title: 'Elbiler',
        text: 'Rekkevidde, lading og garanti på batteriet.',
        picture: car('hatchback', 'crystal-white', 'front-left', 'Hvit kombibil skrått forfra'),
        to: ['/kjop-bil/elbil', 'Les om elbil'],
      },
      {
        title: 'Vinterklar bil',
        text: 'Batteri, dekk og viskerblader på en halvtime.',
        badge: 'Sesong',
        picture: winter,
        to: [BOOK, 'Bestill vinterkontroll'],
      },
      {
        title: 'Forhandlere',
        text: 'Åpningstider, telefonnumre og veibeskrivelse.',
        picture: scene('dealer-norrvag', 'Opplyst forhandlerbygg i skumring'),
        to: [DEALERS, 'Finn oss'],
      },
    ],
  },
  news: {
    title: 'Aktuelt fra Norrväg',
    text: 'Egne tester, råd fra verkstedet og folk vi er stolte av.',
    index: '/aktuelt',
  },
});

const buying: PageContent[] = [
  article({
    key: 'buy',
    path: '/kjop-bil',
    nav: 'Kjøp bil',
    title: 'Kjøp bil hos Norrväg',
    description:
      'Nye og brukte biler fra mange merker, med eget verksted i ryggen. Søk i lageret, sammenlign finansiering og bestill prøvekjøring.',
    picture: scene('showroom', 'Lys bilhall med biler på rekke'),
    lead: 'Vi kjøper inn færre bruktbiler enn vi kunne, og går grundigere gjennom dem enn vi må.',
    to: [CARS, 'Søk blant alle biler'],
    html: '<h2>Dette følger med bruktbilen</h2><ul><li>Tilstandsrapport fra eget verksted, med bilder</li><li>Servicehistorikk og kontrollert kilometerstand</li><li>Minst tolv måneders garanti på personbiler opptil åtte år</li><li>Fjorten dagers bytterett hvis bilen ikke passet likevel</li></ul><p>Vi ordner omregistrering og forsikring og innfrir lånet på den gamle bilen. Står bilen i en annen del av landet, frakter vi den ofte til forhandleren nærmest deg.</p>',
    cards: {
      title: 'Gå videre',
      cards: [
        {
          title: 'Alle biler',
          text: 'Filtrer på pris, kilometerstand, drivstoff og utstyr.',
          to: [CARS, 'Til bilene'],
        },
        {
          title: 'Elbil',
          text: 'Vår ærlige guide til rekkevidde, lading og vinter.',
          to: ['/kjop-bil/elbil', 'Les guiden'],
        },
        {
          title: 'Finansiering',
          text: 'Lån, privatleasing eller bedriftsleasing.',
          to: ['/kjop-bil/finansiering', 'Se mulighetene'],
        },
      ],
    },
  }),
  carListPage({
    path: CARS,
    nav: 'Alle biler',
    title: 'Alle biler på lager',
    description:
      'Søk blant alle nye og brukte biler hos Norrväg i Norge. Filtrer på merke, pris, kilometerstand og drivstoff.',
    text: 'Nye og brukte biler fra alle forhandlerne våre. Pris og månedskostnad oppdateres fortløpende.',
  }),
  carPage({
    path: '/kjop-bil',
    nav: 'Bil',
    title: 'Bil på lager',
    description:
      'Bilder, pris, månedskostnad, utstyr og tekniske data. Kontakt selgeren eller bestill prøvekjøring med en gang.',
    similar: 'Lignende biler',
  }),
  article({
    key: 'electric',
    path: '/kjop-bil/elbil',
    nav: 'Elbil',
    title: 'Elbil i norsk hverdag',
    blocks: banners.electric,
    description:
      'Hvor langt kommer elbilen om vinteren, hva koster lading, og hvordan kontrollerer du batteriet på en bruktbil? Guide fra Norrväg.',
    picture: charging,
    lead: 'De fleste nye biler i Norge er elektriske. Her er det vi forteller kundene våre før de velger.',
    to: [narrowed(CARS, { car_fuel: 'El' }), 'Se elbilene'],
    html: '<h2>Rekkevidde om vinteren</h2><p>Regn med 20 til 30 prosent kortere rekkevidde når det er kaldt. Forvarm bilen mens den står på laderen, og bruk setevarmen. Varmepumpe gir mest på korte turer i kulde.</p><h2>Lading hjemme</h2><p>En ladeboks skal monteres av registrert elektroinstallatør. Vi leverer boks og montering sammen med bilen, også i borettslag, der du har rett til lading så lenge det ikke finnes saklig grunn til å nekte.</p><h2>Brukt elbil</h2><p>Vi måler batteriets helse og henger rapporten i bilen. De fleste produsenter gir åtte års garanti eller 160 000 kilometer på batteriet.</p>',
  }),
  article({
    key: 'finance',
    path: '/kjop-bil/finansiering',
    nav: 'Finansiering',
    title: 'Finansiering du forstår',
    description:
      'Billån, privatleasing eller bedriftsleasing? Sammenlign måtene å betale bilen på, og få et skriftlig tilbud fra Norrväg.',
    picture: handover,
    lead: 'Vi viser effektiv rente og totalsum, ikke bare månedsbeløpet. Da kan du sammenligne med banken din.',
    to: [CARS, 'Velg bil og se månedskostnaden'],
    html: '<h2>Billån</h2><p>Du eier bilen og kan løse lånet når du vil. Egenkapital fra 20 prosent, og innbyttebilen teller med. Nedbetaling over tre til sju år.</p><h2>Privatleasing</h2><p>Fast månedsleie, som regel i tre år. Når avtalen er over, leverer du bilen tilbake. Normal slitasje er helt i orden.</p><h2>Bedrift</h2><p>Vi regner på fordelsbeskatning og totalkostnad, og du får én kontaktperson for hele bilparken.</p>',
  }),
];

const owning: PageContent[] = [
  article({
    key: 'service',
    path: '/verksted',
    nav: 'Verksted',
    title: 'Verksted og service',
    description:
      'Service, EU-kontroll, bremser, dekkskift og skadereparasjon på Norrvägs verksteder. Fast pris avtalt på forhånd og lånebil ved behov.',
    picture: workshop,
    lead: 'Faglærte mekanikere, riktige deler og en pris du kjenner før vi begynner.',
    to: [BOOK, 'Bestill time'],
    html: '<h2>Ingen overraskelser på regningen</h2><p>Finner vi noe mer enn avtalt, ringer vi, forklarer hva det er og hva som skjer hvis du venter. Først når du har sagt ja, finner vi frem verktøyet. Etterpå får du en rapport med bilder.</p>',
    blurbs: [
      {
        title: 'EU-kontroll',
        html: '<p>Vi sender deg en påminnelse i god tid, tar kontrollen mens du venter og retter feilene samme dag når det lar seg gjøre. Etterkontrollen er inkludert.</p>',
        picture: car('saloon', 'birch-silver', 'detail', 'Frontlykt på en sølvfarget bil'),
        to: [BOOK, 'Bestill EU-kontroll'],
      },
      {
        title: 'Dekkhotell og hjulskift',
        html: '<p>Vi vasker, måler og oppbevarer hjulene dine. Piggdekk er tillatt fra 1. november til og med første søndag etter andre påskedag, i Nordland, Troms og Finnmark fra 16. oktober til og med 30. april. Vi minner deg på det.</p>',
        picture: scene('tyre-storage', 'Dekk i ryddige hyller'),
        to: [DEALERS, 'Finn dekkhotell'],
      },
    ],
  }),
  article({
    key: 'book-service',
    path: BOOK,
    nav: 'Bestill time',
    title: 'Bestill verkstedtime',
    description:
      'Bestill time for service, EU-kontroll, reparasjon eller dekkskift hos Norrväg. Ha registreringsnummeret klart når du tar kontakt.',
    picture: workshop,
    lead: 'Ha registreringsnummeret klart, så finner vi riktig jobb og riktig pris.',
    to: [DEALERS, 'Velg verksted'],
    html: '<h2>Slik bestiller du</h2><ol><li>Velg forhandleren som passer deg best.</li><li>Ring eller send e-post til verkstedet. Nummer og åpningstider står på forhandlerens side.</li><li>Du får en bekreftelse med tid, pris og hvor du leverer nøkkelen.</li></ol><p>Du kan endre eller avbestille uten kostnad frem til klokken tolv dagen før.</p>',
  }),
  article({
    key: 'sell',
    path: '/selg-bil',
    nav: 'Selg bil',
    title: 'Selg bilen til oss',
    description:
      'Selg bilen til Norrväg og få et skriftlig tilbud. Vi innfrir lånet, ordner salgsmeldingen og betaler innen to virkedager.',
    picture: handover,
    lead: 'Et skriftlig tilbud som gjelder i sju dager, lånet innfridd og pengene på konto innen to virkedager.',
    to: [DEALERS, 'Avtal taksering'],
    html: '<h2>Slik går det til</h2><ol><li><strong>Fortell om bilen.</strong> Registreringsnummer, kilometerstand og noen bilder holder til et første tilbud.</li><li><strong>Vis den frem.</strong> Vi prøvekjører og går gjennom bilen på en halvtime.</li><li><strong>Signer.</strong> Vi innfrir lånet og sender salgsmelding med BankID.</li></ol><p>Du trenger ikke kjøpe ny bil av oss. Gjør du det, teller den gamle som egenkapital.</p>',
  }),
];

const group: PageContent[] = [
  dealersPage({
    path: DEALERS,
    nav: 'Forhandlere',
    title: 'Våre forhandlere',
    blocks: dealers,
    description:
      'Finn din nærmeste Norrväg-forhandler. Adresse, telefon og åpningstider for bilsalg, verksted, deler og skadeavdeling.',
    text: 'Bilsalg, verksted og dekkhotell fra sør til nord. Søk på sted, eller velg avdelingen du trenger.',
  }),
  dealerPage({
    path: DEALERS,
    nav: 'Forhandler',
    title: 'Forhandler',
    description:
      'Adresse, kart, åpningstider og ansatte hos din Norrväg-forhandler, og de siste bilene som har kommet inn.',
    blocks: dealer,
  }),
  article({
    key: 'about',
    path: '/om-oss',
    nav: 'Om oss',
    title: 'Om Norrväg',
    blocks: about,
    description:
      'Norrväg er en nordisk bilgruppe med salg, verksted og dekkhotell. Les hvem vi er, hvordan vi jobber og hva vi tror på.',
    picture: scene('dealer-norrvag', 'Opplyst forhandlerbygg i skumring'),
    lead: 'En familieeid bilgruppe som begynte med et verksted og en bensinpumpe. Verkstedet er fortsatt hjertet.',
    to: [DEALERS, 'Våre forhandlere'],
    html: '<h2>Fire land, ett håndverk</h2><p>Norrväg startet i Sverige i 1961 og har vært i Norge i over tjue år. Vi er fortsatt et familieselskap, og hver forhandler ledes av en som bor på stedet. Vi vil helst bli bedømt den dagen noe går galt: på hvor fort vi svarte, om prisen ble som lovet, og om du ville anbefalt oss til naboen.</p>',
  }),
  textPage({
    key: 'privacy',
    path: '/om-oss/personvern',
    nav: 'Personvern',
    title: 'Personvern\u00aderklæring',
    hidden: true,
    updated: UPDATED,
    description:
      'Slik behandler Norrväg personopplysninger når du kjøper bil, bestiller verksted eller tar kontakt, og hvilke rettigheter du har.',
    html: '<p>Norrväg Norge AS er behandlingsansvarlig for opplysningene du gir oss. Vi følger personopplysningsloven og lagrer ikke mer enn vi trenger.</p><h2>Hva og hvorfor</h2><p>Navn, kontaktopplysninger, registreringsnummer og det du skriver til oss, for å svare deg, utføre en tjeneste, oppfylle en avtale og føre regnskap. Reklame sender vi bare med samtykke.</p><h2>Hvor lenge</h2><p>Henvendelser lagres i tolv måneder. Kjøp og verkstedbesøk lagres i fem år etter regnskapsårets slutt.</p><h2>Rettighetene dine</h2><p>Du kan be om innsyn, retting og i mange tilfeller sletting. Skriv til <a href="mailto:personvern@norrvag-no.example">personvern@norrvag-no.example</a>. Er du ikke fornøyd med svaret, kan du klage til Datatilsynet.</p>',
  }),
  textPage({
    key: 'cookies',
    path: '/om-oss/informasjonskapsler',
    nav: 'Informasjonskapsler',
    title: 'Informasjons\u00adkapsler',
    hidden: true,
    updated: UPDATED,
    description:
      'Slik bruker Norrväg informasjonskapsler: hvilke som er nødvendige, hvilke du velger selv, og hvordan du endrer valget ditt.',
    html: '<p>Informasjonskapsler er små tekstfiler i nettleseren din. Vi bruker så få som mulig, og bare de nødvendige til du har sagt ja til flere.</p><h2>Nødvendige</h2><p>Husker valget ditt, beskytter skjemaer mot misbruk og holder rede på bilene du sammenligner. De lagres i høyst ett år.</p><h2>Statistikk og markedsføring</h2><p>Forteller oss hvordan nettstedet brukes, og gjør at vi kan vise biler du har sett på, også andre steder. Settes bare når du tillater det.</p><h2>Endre valget</h2><p>Bruk lenken <em>Innstillinger for informasjonskapsler</em> nederst på siden når som helst.</p>',
  }),
];

const waysOn = {
  title: 'Herfra kommer du videre',
  cards: [
    { title: 'Alle biler', text: 'Søk på merke, modell eller det du trenger bilen til.', to: [CARS, 'Søk bil'] },
    { title: 'Forhandlere', text: 'Åpningstider, telefonnumre og veibeskrivelse.', to: [DEALERS, 'Finn oss'] },
    { title: 'Forsiden', text: 'Begynn på nytt, der finner du det meste.', to: ['/', 'Til forsiden'] },
  ],
} as const;

export const content: SiteContent = {
  site: 'norrvag-no',
  language: 'nb',
  hostName: 'norrvag-no.example',
  header: header({
    logo: 'norrvag',
    alt: 'Norrväg',
    extra: [[BOOK, 'Bestill verksted']],
    message: {
      type: 'Warning',
      icon: 'WarningAlert',
      title: 'Noen utgir seg for å være oss.',
      html: '<p>Vi ber aldri om kortnummer eller BankID på SMS. Er du i tvil, ring <a href="/forhandlere">din forhandler</a>.</p>',
    },
  }),
  footer: footer({
    brands: 'Bilmerker vi selger',
    columns: [
      {
        title: 'Kjøp bil',
        links: [
          [CARS, 'Alle biler'],
          ['/kjop-bil/elbil', 'Elbil'],
          ['/kjop-bil/finansiering', 'Finansiering'],
        ],
      },
      {
        title: 'Bilen din',
        links: [
          ['/verksted', 'Verksted'],
          [BOOK, 'Bestill time'],
          ['/selg-bil', 'Selg bilen'],
        ],
      },
      {
        title: 'Norrväg',
        links: [
          [DEALERS, 'Forhandlere'],
          ['/om-oss', 'Om oss'],
          ['/om-oss/personvern', 'Personvern'],
          ['/om-oss/informasjonskapsler', 'Informasjonskapsler'],
        ],
      },
    ],
    social: accountsOf('norrvag'),
    highlighted: [DEALERS, 'Finn din nærmeste forhandler'],
    info: [
      ['Kundeservice', '<p>Hverdager 8–16<br><a href="mailto:hei@norrvag-no.example">hei@norrvag-no.example</a></p>'],
      [
        'Veihjelp',
        '<p>Døgnåpent hele året for biler med garanti eller serviceavtale. Nummeret står i servicehåndboken og på nøkkelbrikken din.</p>',
      ],
    ],
    copyright: '© 2026 Norrväg Norge AS',
  }),
  robots: ROBOTS,
  redirects: shortLinks({ '/bruktbil': CARS, '/eu-kontroll': '/verksted' }),
  pages: [home, ...buying, ...owning, ...sections, ...stories, ...group],
  notFound: notFoundPage({
    path: '/404',
    nav: 'Siden finnes ikke',
    title: 'Her tok veien slutt',
    metaTitle: 'Siden finnes ikke',
    description:
      'Siden du lette etter, er flyttet eller finnes ikke lenger. Søk blant bilene, finn en forhandler eller gå til forsiden.',
    html: '<p>Siden du lette etter, er flyttet eller finnes ikke lenger. Bilen kan også ha blitt solgt. Prøv en av veiene her.</p>',
    cards: waysOn,
  }),
  serverError: serverErrorPage({
    path: '/500',
    nav: 'Teknisk feil',
    title: 'Noe gikk i stykker hos oss',
    metaTitle: 'Teknisk feil',
    description:
      'En teknisk feil gjør at siden ikke kan vises akkurat nå. Prøv igjen om litt, eller ta kontakt med en forhandler.',
    html: '<p>Feilen er vår, ikke din, og vi har allerede fått beskjed. Last siden på nytt om en liten stund.</p>',
    cards: waysOn,
  }),
};

/** Phrases of this site alone: its paths. */
export const dictionary: Record<string, string> = {
  pathToCarList: CARS,
  pathToCarDetail: '/kjop-bil',
  pathToSiteList: DEALERS,
};
