/** Norrväg Denmark in Danish. */

import type { PageContent, SiteContent } from '../authoring.ts';
import * as banners from './parts/banners/norrvag-dk.da.ts';
import { accountsOf, car, footer, header, scene } from './parts/blocks.ts';
import { ROBOTS, shortLinks } from './parts/crawlers.ts';
import { about, dealer, dealers } from './parts/information/norrvag-dk.da.ts';
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
import { sections } from './parts/sections/norrvag-dk.da.ts';
import { stories } from './parts/stories/norrvag-dk.da.ts';

const CARS = '/koeb-bil/alle-biler';
const DEALERS = '/find-os';
const UPDATED = '2026-09-01T08:00:00Z';

const workshop = scene('workshop', 'Bil på lift i et rent og lyst værksted');
const charging = scene('charging-home', 'Elbil, der lader ved et hus i aftenlys');
const handover = scene('handover', 'Mørkeblå bil med rød sløjfe på taget i en lys bilhal');

const home = homePage({
  nav: 'Forside',
  title: 'Find bilen, der passer til din hverdag',
  metaTitle: 'Nye og brugte biler, værksted og finansiering',
  description:
    'Nye og brugte biler, værksteder med fast pris og finansiering, du kan forstå. Søg blandt alle biler hos Norrväg i Danmark.',
  hero: {
    html: '<p>Nye og brugte biler, og værksteder, der passer dem bagefter.</p>',
    picture: scene('city-evening', 'Grå bil foran oplyste huse en aften i byen'),
    search: { placeholder: 'Søg efter mærke, model eller udstyr', path: CARS },
    to: [CARS, 'Se alle biler'],
  },
  ways: {
    title: 'Hvad kan vi hjælpe med?',
    columns: '4',
    cards: [
      {
        title: 'Køb bil',
        text: 'Nyt og brugt fra hele landet, samlet ét sted.',
        picture: car('hatchback', 'denim-blue', 'front-left', 'Blå hatchback skråt forfra'),
        to: [CARS, 'Til bilerne'],
      },
      {
        title: 'Værksted',
        text: 'Service, syn og reparation til aftalt pris.',
        picture: workshop,
        to: ['/vaerksted', 'Om værkstedet'],
      },
      {
        title: 'Sælg bilen',
        text: 'Skriftligt tilbud og penge på kontoen inden for to bankdage.',
        picture: handover,
        to: ['/saelg-bil', 'Få et tilbud'],
      },
      {
        title: 'Elbiler',
        text: 'Rækkevidde, opladning og økonomi uden omsvøb.',
        picture: charging,
        to: ['/koeb-bil/elbiler', 'Læs om elbiler'],
      },
    ],
  },
  week: ['Ugens biler', 'Udvalgt af vores sælgere. God pris, god stand og kun én af hver.', [CARS, 'Se alle biler']],
  blurbs: [
    {
      title: 'Brugt bil uden overraskelser',
      html: '<p>Alle brugte biler bliver testet på eget værksted, før de får en pris. Du får rapporten, servicehistorikken, tolv måneders garanti på personbiler op til otte år og fjorten dages bytteret.</p>',
      picture: car('estate', 'birch-silver', 'front-left', 'Sølvfarvet stationcar skråt forfra'),
      to: ['/koeb-bil', 'Sådan sælger vi biler'],
    },
    {
      title: 'Kør på strøm, og kend prisen først',
      html: '<p>Hvad koster en elbil om måneden, når strøm, afgifter og værditab er talt med? Vi regner på din kørsel og viser tallene ved siden af din nuværende bil.</p>',
      picture: charging,
      to: ['/koeb-bil/elbiler', 'Se regnestykket'],
    },
  ],
  html: '<h2>Forhandleren, der også er dit værksted</h2><p>Norrväg har solgt og repareret biler siden 1961. Vi er omhyggelige med, hvad vi køber ind, for det er os, der skal tage os af bilen bagefter. Hos os finder du salg, værksted og reservedele under samme tag og mennesker, der kan huske både dig og din bil.</p>',
  popular: {
    title: 'Genveje',
    to: ['/koeb-bil', 'Alt om at købe bil'],
    cards: [
      {
        title: 'Finansiering',
        text: 'Billån eller leasing? Se, hvad bilen koster i alt.',
        picture: handover,
        to: ['/koeb-bil/finansiering', 'Sammenlign'],
      },
      {
        title: 'Varebiler',
        text: 'Priser uden moms og indretning, der er klar fra dag ét.',
        picture: car('van', 'crystal-white', 'front-left', 'Hvid varebil skråt forfra'),
        to: [narrowed(CARS, { car_vehicle_type: 'Varebil' }), 'Find en varebil'],
      },
      {
        title: 'Find os',
        text: 'Åbningstider, telefonnumre og rutevejledning.',
        picture: scene('dealer-norrvag', 'Oplyst forhandlerbygning i skumring'),
        to: [DEALERS, 'Vores afdelinger'],
      },
    ],
  },
  news: {
    title: 'Nyt fra Norrväg',
    text: 'Egne tests, råd fra værkstedet og folk, vi er stolte af.',
    index: '/nyheder',
  },
});

const buying: PageContent[] = [
  article({
    key: 'buy',
    path: '/koeb-bil',
    nav: 'Køb bil',
    title: 'Køb bil hos Norrväg',
    description:
      'Nye og brugte biler fra mange mærker, med eget værksted i ryggen. Søg på lageret, sammenlign finansiering, og book en prøvetur.',
    picture: scene('showroom', 'Lys udstilling med biler på række'),
    lead: 'Vi køber færre brugte biler, end vi kunne, og gennemgår dem grundigere, end vi behøver.',
    to: [CARS, 'Søg blandt alle biler'],
    html: '<h2>Det følger altid med en brugt bil</h2><ul><li>Tilstandsrapport fra eget værksted med billeder</li><li>Servicehistorik og kontrolleret kilometertal</li><li>Mindst tolv måneders garanti på personbiler op til otte år</li><li>Fjorten dages bytteret</li></ul><p>Prisen på bilens side er inklusive registreringsafgift og leveringsomkostninger. Vi klarer indregistreringen, forsikringen og restgælden i din gamle bil, så du kun skal skrive under én gang.</p>',
    cards: {
      title: 'Kom videre',
      cards: [
        { title: 'Alle biler', text: 'Filtrer på pris, kilometer, drivmiddel og udstyr.', to: [CARS, 'Til bilerne'] },
        {
          title: 'Elbiler',
          text: 'Vores ærlige guide til rækkevidde og opladning.',
          to: ['/koeb-bil/elbiler', 'Læs guiden'],
        },
        {
          title: 'Finansiering',
          text: 'Billån, privatleasing eller erhvervsleasing.',
          to: ['/koeb-bil/finansiering', 'Se mulighederne'],
        },
      ],
    },
  }),
  carListPage({
    path: CARS,
    nav: 'Alle biler',
    title: 'Alle biler på lager',
    description:
      'Søg blandt alle nye og brugte biler hos Norrväg i Danmark. Filtrer på mærke, pris, kilometer og drivmiddel.',
    text: 'Nye og brugte biler fra alle vores afdelinger. Priser og månedlige ydelser opdateres løbende.',
  }),
  carPage({
    path: '/koeb-bil',
    nav: 'Bil',
    title: 'Bil på lager',
    description:
      'Billeder, pris, månedlig ydelse, udstyr og tekniske data. Kontakt sælgeren, eller book en prøvetur med det samme.',
    similar: 'Lignende biler',
  }),
  article({
    key: 'electric',
    path: '/koeb-bil/elbiler',
    nav: 'Elbiler',
    title: 'Elbiler til danske veje',
    blocks: banners.electric,
    description:
      'Hvor langt kører en elbil om vinteren, hvad koster opladning, og hvordan tjekker du batteriet i en brugt elbil? Guide fra Norrväg.',
    picture: charging,
    lead: 'Danmark er som skabt til elbiler: korte afstande, flade veje og ladere ved hver anden afkørsel.',
    to: [narrowed(CARS, { car_fuel: 'El' }), 'Se elbilerne'],
    html: '<h2>Tre spørgsmål, før du vælger</h2><p><strong>Hvor langt kører du på en almindelig dag?</strong> De fleste kører under 50 kilometer, og så er et mindre batteri rigeligt.</p><p><strong>Kan du lade hjemme?</strong> Så lader du, når strømmen er billigst. Vi leverer ladeboks og montering sammen med bilen.</p><p><strong>Kører du tit langt?</strong> Se på ladehastigheden, ikke kun på batteriets størrelse.</p><h2>Brugt elbil</h2><p>Vi måler batteriets sundhed og viser tallet. De fleste producenter giver otte års garanti eller 160.000 kilometer på batteriet.</p>',
  }),
  article({
    key: 'finance',
    path: '/koeb-bil/finansiering',
    nav: 'Finansiering',
    title: 'Finansiering, du kan forstå',
    description:
      'Billån, privatleasing eller erhvervsleasing? Sammenlign måderne at betale bilen på, og få et skriftligt tilbud fra Norrväg.',
    picture: handover,
    lead: 'Vi viser ÅOP og det samlede beløb, ikke kun den månedlige ydelse. Så kan du sammenligne med din bank.',
    to: [CARS, 'Vælg en bil'],
    html: '<h2>Billån</h2><p>Du ejer bilen og kan indfri lånet, når du vil. Udbetalingen er typisk 20 procent, og din gamle bil tæller med. Løbetid fra tre til syv år.</p><h2>Privatleasing</h2><p>Fast månedlig ydelse, som regel i tre år, med service, vejhjælp og ejerafgift inkluderet. Når aftalen slutter, afleverer du bilen. Almindeligt slid er helt i orden.</p><h2>Erhverv</h2><p>Vi regner på beskatning af fri bil og på moms for gulpladebiler, og I får én kontaktperson til hele bilparken.</p>',
  }),
];

const owning: PageContent[] = [
  article({
    key: 'service',
    path: '/vaerksted',
    nav: 'Værksted',
    title: 'Værksted og service',
    description:
      'Service, syn, bremser, dækskift og skader på Norrvägs værksteder. Fast pris aftalt på forhånd og lånebil, når du har brug for det.',
    picture: workshop,
    lead: 'Uddannede mekanikere, de rigtige dele og en pris, du kender, før vi går i gang.',
    to: [DEALERS, 'Find dit værksted'],
    html: '<h2>Sådan booker du</h2><ol><li>Vælg den afdeling, der passer dig bedst.</li><li>Ring eller skriv til værkstedet. Nummer og åbningstider står på afdelingens side.</li><li>Du får en bekræftelse med tid, pris og besked om, hvor du afleverer nøglen.</li></ol>',
    blurbs: [
      {
        title: 'Klar til syn',
        html: '<p>Vi gennemgår bilen, udbedrer det nødvendige og kører den til syn for dig. Består den ikke, tager vi omsynet uden ekstra regning.</p>',
        picture: car('saloon', 'slate-grey', 'detail', 'Forlygte på en grå bil'),
        to: [DEALERS, 'Aftal en tid'],
      },
      {
        title: 'Dækhotel',
        html: '<p>Vi vasker, måler og opbevarer dine hjul, og vi skriver til dig, når det er tid til at skifte. Du skal kun møde op.</p>',
        picture: scene('tyre-storage', 'Dæk på velordnede hylder'),
        to: [DEALERS, 'Find dækhotel'],
      },
    ],
  }),
  article({
    key: 'sell',
    path: '/saelg-bil',
    nav: 'Sælg bil',
    title: 'Sælg din bil til os',
    description:
      'Sælg bilen til Norrväg, og få et skriftligt tilbud. Vi indfrier restgælden, klarer ejerskiftet og betaler inden for to bankdage.',
    picture: handover,
    lead: 'Et skriftligt tilbud, der gælder i syv dage, restgælden indfriet og pengene på kontoen inden for to bankdage.',
    to: [DEALERS, 'Aftal en vurdering'],
    html: '<h2>Sådan foregår det</h2><ol><li><strong>Fortæl om bilen.</strong> Nummerplade, kilometertal og et par billeder er nok til et første bud.</li><li><strong>Vis den frem.</strong> Vi prøvekører og gennemgår den på en halv time.</li><li><strong>Skriv under.</strong> Vi indfrier restgælden og registrerer ejerskiftet med MitID.</li></ol><p>Du behøver ikke købe en ny bil af os. Men gør du det, bruger vi den gamle som udbetaling.</p>',
  }),
];

const group: PageContent[] = [
  dealersPage({
    path: DEALERS,
    nav: 'Find os',
    title: 'Vores afdelinger',
    blocks: dealers,
    description:
      'Find din nærmeste Norrväg. Adresser, telefonnumre og åbningstider for bilsalg, værksted, reservedele og skadecenter.',
    text: 'Bilsalg og værksted i hele landet. Søg på en by, eller vælg den afdeling, du har brug for.',
  }),
  dealerPage({
    path: DEALERS,
    nav: 'Afdeling',
    title: 'Afdeling',
    description:
      'Adresse, kort, åbningstider og medarbejdere i din Norrväg-afdeling, og de seneste biler, der er kommet ind.',
    blocks: dealer,
  }),
  article({
    key: 'about',
    path: '/om-os',
    nav: 'Om os',
    title: 'Om Norrväg',
    blocks: about,
    description:
      'Norrväg er en nordisk bilgruppe med salg, værksted og dækhotel. Læs, hvem vi er, hvordan vi arbejder, og hvad vi tror på.',
    picture: scene('dealer-norrvag', 'Oplyst forhandlerbygning i skumring'),
    lead: 'En familieejet bilgruppe, der begyndte med et værksted og en benzinstander. Værkstedet er stadig hjertet.',
    to: [DEALERS, 'Vores afdelinger'],
    html: '<h2>Fire lande, ét håndværk</h2><p>Norrväg begyndte i Sverige i 1961 og kom til Danmark over broen i 2001. Vi er stadig en familievirksomhed, og hver afdeling ledes af en, der bor i nærheden. Døm os den dag, noget går galt: på hvor hurtigt vi svarede, om prisen holdt, og om du ville anbefale os til naboen.</p>',
  }),
  textPage({
    key: 'privacy',
    path: '/om-os/privatlivspolitik',
    nav: 'Privatlivspolitik',
    title: 'Privatlivs\u00adpolitik',
    hidden: true,
    updated: UPDATED,
    description:
      'Sådan behandler Norrväg dine personoplysninger, når du køber bil, booker værksted eller kontakter os, og dine rettigheder.',
    html: '<p>Norrväg Danmark A/S er dataansvarlig for de oplysninger, du giver os. Vi følger databeskyttelsesforordningen og gemmer ikke mere, end vi har brug for.</p><h2>Hvad og hvorfor</h2><p>Navn, kontaktoplysninger, nummerplade og det, du skriver til os, så vi kan svare, udføre en ydelse, opfylde en aftale og føre regnskab. Reklamer sender vi kun med samtykke.</p><h2>Hvor længe</h2><p>Henvendelser gemmes i tolv måneder. Køb og værkstedsbesøg gemmes i fem år efter regnskabsårets udløb.</p><h2>Dine rettigheder</h2><p>Du kan få indsigt, få rettet og i mange tilfælde slettet dine oplysninger. Skriv til <a href="mailto:persondata@norrvag-dk.example">persondata@norrvag-dk.example</a>. Du kan klage til Datatilsynet.</p>',
  }),
  textPage({
    key: 'cookies',
    path: '/om-os/cookies',
    nav: 'Cookies',
    title: 'Cookies',
    metaTitle: 'Cookies på hjemmesiden',
    hidden: true,
    updated: UPDATED,
    description:
      'Sådan bruger Norrväg cookies: hvilke der er nødvendige, hvilke du selv vælger, og hvordan du ændrer dit valg.',
    html: '<p>Cookies er små tekstfiler i din browser. Vi bruger så få som muligt, og kun de nødvendige, indtil du har sagt ja til flere.</p><h2>Nødvendige</h2><p>Husker dit valg, beskytter formularer mod misbrug og holder styr på de biler, du sammenligner. De gemmes i højst et år.</p><h2>Statistik og markedsføring</h2><p>Fortæller os, hvordan hjemmesiden bliver brugt, og gør, at vi kan vise biler, du har set på, andre steder. Sættes kun, hvis du siger ja.</p><h2>Ret dit valg</h2><p>Brug linket <em>Cookieindstillinger</em> nederst på siden når som helst.</p>',
  }),
];

const waysOn = {
  title: 'Herfra kommer du videre',
  cards: [
    { title: 'Alle biler', text: 'Søg på mærke, model eller det, du skal bruge bilen til.', to: [CARS, 'Søg bil'] },
    { title: 'Find os', text: 'Åbningstider, telefonnumre og rutevejledning.', to: [DEALERS, 'Vores afdelinger'] },
    { title: 'Forsiden', text: 'Begynd forfra. Her finder du det meste.', to: ['/', 'Til forsiden'] },
  ],
} as const;

export const content: SiteContent = {
  site: 'norrvag-dk',
  language: 'da',
  hostName: 'norrvag-dk.example',
  header: header({
    logo: 'norrvag',
    alt: 'Norrväg',
    extra: [['/vaerksted', 'Book værksted']],
    slim: true,
    message: {
      type: 'Neutral',
      icon: '',
      title: 'Søndagsåbent hele efteråret.',
      html: '<p>Kig forbi mellem 11 og 16. Vi har kaffe på kanden.</p>',
    },
  }),
  footer: footer({
    brands: 'Bilmærker, vi sælger',
    columns: [
      {
        title: 'Køb bil',
        links: [
          [CARS, 'Alle biler'],
          ['/koeb-bil/elbiler', 'Elbiler'],
          ['/koeb-bil/finansiering', 'Finansiering'],
        ],
      },
      {
        title: 'Din bil',
        links: [
          ['/vaerksted', 'Værksted'],
          ['/saelg-bil', 'Sælg din bil'],
        ],
      },
      {
        title: 'Norrväg',
        links: [
          [DEALERS, 'Find os'],
          ['/om-os', 'Om os'],
          ['/om-os/privatlivspolitik', 'Privatlivspolitik'],
          ['/om-os/cookies', 'Cookies'],
        ],
      },
    ],
    social: accountsOf('norrvag'),
    highlighted: [DEALERS, 'Find din nærmeste afdeling'],
    info: [
      ['Kundeservice', '<p>Hverdage 8–16<br><a href="mailto:hej@norrvag-dk.example">hej@norrvag-dk.example</a></p>'],
      [
        'Vejhjælp',
        '<p>Døgnet rundt for biler med garanti eller serviceaftale. Nummeret står i din servicebog og på nøgleringen.</p>',
      ],
    ],
    copyright: '© 2026 Norrväg Danmark A/S',
  }),
  robots: ROBOTS,
  redirects: shortLinks({ '/brugtbil': CARS, '/elbil': '/koeb-bil/elbiler' }),
  pages: [home, ...buying, ...owning, ...sections, ...stories, ...group],
  notFound: notFoundPage({
    path: '/404',
    nav: 'Siden findes ikke',
    title: 'Her slutter vejen',
    metaTitle: 'Siden findes ikke',
    description:
      'Siden, du ledte efter, er flyttet eller findes ikke længere. Søg blandt bilerne, find en afdeling, eller gå til forsiden.',
    html: '<p>Siden, du ledte efter, er flyttet eller findes ikke længere. Bilen kan også være blevet solgt. Prøv en af vejene her.</p>',
    cards: waysOn,
  }),
  serverError: serverErrorPage({
    path: '/500',
    nav: 'Teknisk fejl',
    title: 'Noget gik i stykker hos os',
    metaTitle: 'Teknisk fejl',
    description:
      'En teknisk fejl gør, at siden ikke kan vises lige nu. Prøv igen om lidt, eller kontakt en af vores afdelinger.',
    html: '<p>Fejlen er vores, ikke din, og vi har allerede fået besked. Genindlæs siden om et lille øjeblik.</p>',
    cards: waysOn,
  }),
};

/** Phrases of this site alone: its paths. */
export const dictionary: Record<string, string> = {
  pathToCarList: CARS,
  pathToCarDetail: '/koeb-bil',
  pathToSiteList: DEALERS,
};
