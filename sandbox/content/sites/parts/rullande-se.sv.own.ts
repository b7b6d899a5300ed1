/** Rullande Sweden in Swedish: owning and selling a car. */

import type { PageContent } from '../../authoring.ts';
import { car, scene } from './blocks.ts';
import * as interactive from './interactive/rullande-se.sv.ts';
import { article } from './pages.ts';

const CARS = '/kop-bil/alla-begagnade-bilar';
const DEALERS = '/hitta-oss';
const WARRANTY = '/bilagande/garantiavtal';

const yellow = car('city', 'signal-yellow', 'front-left', 'Knallgul småbil snett framifrån');
const handover = scene('handover', 'Mörkblå bil med röd rosett på taket i en ljus bilhall');
const workshop = scene('workshop', 'Bil på lyft i en verkstad');
const tyres = scene('tyre-storage', 'Däck i prydliga hyllor på ett däckhotell');
const road = scene('winter-road', 'Bil på en snöig väg');

export const ownPages: PageContent[] = [
  article({
    key: 'own',
    path: '/bilagande',
    nav: 'Bilägande',
    title: 'Ditt liv som bilägare',
    blocks: interactive.own,
    description:
      'Garanti, serviceavtal, finansiering och bilvård från Rullande. Allt du behöver för att rulla vidare utan överraskningar.',
    picture: car('coupe', 'ember-orange', 'front-left', 'Orange coupé snett framifrån'),
    lead: 'Bilen är din. Vi finns kvar ändå.',
    to: [WARRANTY, 'Kolla garantin'],
    cards: {
      title: 'Välj ett spår',
      cards: [
        {
          title: 'Garantiavtal',
          text: 'Tolv månader ingår. Förläng till tre år.',
          picture: workshop,
          to: [WARRANTY, 'Läs om garantin'],
        },
        {
          title: 'Serviceavtal',
          text: 'Fast summa i månaden, all service betald.',
          picture: workshop,
          to: ['/bilagande/serviceavtal', 'Läs om service'],
        },
        {
          title: 'Finansiering',
          text: 'Svar på en kvart. Inga krusiduller.',
          picture: handover,
          to: ['/bilagande/finansiering', 'Räkna'],
        },
        {
          title: 'Köpa begagnad bil',
          text: 'Vår checklista. Ta med den till konkurrenten också.',
          picture: yellow,
          to: ['/bilagande/kopa-begagnad-bil', 'Läs listan'],
        },
        {
          title: 'Rullande Omsorg',
          text: 'Tvätt, däck och bärgning i ett paket.',
          picture: tyres,
          to: ['/bilagande/rullande-omsorg', 'Se vad som ingår'],
        },
        {
          title: 'Försäkring',
          text: 'Klar innan du rullar ut från gården.',
          picture: road,
          to: ['/bilagande/forsakring', 'Jämför skydden'],
        },
      ],
    },
  }),
  article({
    key: 'warranty',
    path: WARRANTY,
    nav: 'Garantiavtal',
    title: 'Garanti som är skriven på svenska',
    blocks: interactive.warranty,
    description:
      'Tolv månaders garanti ingår på alla bilar från Rullande. Se vad som gäller, vad som inte gör det och hur du förlänger.',
    picture: workshop,
    lead: 'Tolv månader ingår alltid. Finstilt får du leta efter någon annanstans.',
    to: [CARS, 'Hitta en bil'],
    html: '<h2>Det här gäller</h2><ul><li>Motor, växellåda, drivlina, elektronik, kylning och styrning</li><li>Hela Norden, valfri auktoriserad verkstad</li><li>Noll kronor i självrisk de första sex månaderna, därefter 1 500 kronor</li></ul><h2>Det här gäller inte</h2><p>Däck, bromsbelägg, torkarblad och annat som slits av att användas. Och repor från kundvagnar, tyvärr.</p><h2>Förläng</h2><p>Upp till tre år från köpet. Avtalet följer bilen om du säljer den, och det höjer värdet.</p>',
  }),
  article({
    key: 'care-plan',
    path: '/bilagande/serviceavtal',
    nav: 'Serviceavtal',
    title: 'Serviceavtal: en summa, noll tjafs',
    description:
      'Betala en fast summa i månaden och få all service enligt tillverkarens plan. Rullandes serviceavtal gäller i hela landet.',
    picture: workshop,
    lead: 'Samma summa varje månad. Du slipper den där räkningen i november.',
    to: [DEALERS, 'Fråga i butiken'],
    html: '<h2>Ingår</h2><p>All service enligt tillverkarens plan, oljor, filter, vätskor och bromsvätskebyte. Påminnelse med sms och stämpel i den digitala serviceboken.</p><h2>Bindningstid?</h2><p>Tolv månader, sedan en i taget. Säljer du bilen till oss avslutas avtalet samma dag.</p>',
  }),
  article({
    key: 'finance',
    path: '/bilagande/finansiering',
    nav: 'Finansiering',
    title: 'Finansiering i lagom bitar',
    blocks: interactive.finance,
    description:
      'Billån hos Rullande: 20 procent kontant, svar inom en kvart och inga avgifter för att lösa lånet i förtid. Så räknar vi.',
    picture: handover,
    lead: 'Tjugo procent kontant, resten i lagom bitar. Svar inom en kvart.',
    to: [CARS, 'Välj bil och räkna'],
    html: '<h2>Kort och gott</h2><ul><li>Kontantinsats från 20 procent, din gamla bil räknas</li><li>36 till 84 månader</li><li>Lös lånet när du vill, utan avgift</li></ul><p>Att låna kostar pengar, så titta på den effektiva räntan och totalbeloppet på bilens sida. Får du ett bättre bud av banken? Ta det. Vi säljer bilar, inte lån.</p>',
  }),
  article({
    key: 'care',
    path: '/bilagande/rullande-omsorg',
    nav: 'Rullande Omsorg',
    title: 'Rullande Omsorg: vi tar det tråkiga',
    description:
      'Rullande Omsorg är tvätt, däckskifte, däckförvaring, bärgning och årlig kontroll för en fast summa i månaden. Se vad som ingår.',
    picture: tyres,
    lead: 'Du kör. Vi tvättar, skiftar, förvarar och bärgar. En summa i månaden.',
    to: [DEALERS, 'Teckna i butiken'],
    second: ['/bilagande/serviceavtal', 'Bara service?'],
    html: '<h2>Ingår</h2><ul><li>Däckskifte vår och höst, och hjulen förvarade hos oss däremellan</li><li>Tvätt ut- och invändigt fyra gånger om året</li><li>Bärgning dygnet runt i hela Norden, plus hyrbil i tre dagar</li><li>Årlig koll före besiktningen. Går bilen inte igenom betalar vi ombesiktningen</li><li>Ny nyckel en gång om året. Vi vet att den ligger i jackan du inte hittar</li></ul><h2>Ingår inte</h2><p>Service enligt boken, den ligger i <a href="/bilagande/serviceavtal">serviceavtalet</a>. Fel på bilen, de ligger i <a href="/bilagande/garantiavtal">garantin</a>. Har du alla tre ringer du ett nummer och vi reder ut vem som betalar. Det är aldrig du.</p><h2>Vad kostar det?</h2><p>299 kronor i månaden för småbil, 349 för kombi och sedan, 399 för suv och skåpbil. Säg upp när du vill.</p>',
  }),
  article({
    key: 'insurance',
    path: '/bilagande/forsakring',
    nav: 'Försäkring',
    title: 'Försäkring på fem minuter',
    description:
      'Försäkra bilen innan du lämnar Rullandes gård: trafik, halv eller hel, med fjorton dagar att ångra sig. Så skiljer sig skydden åt.',
    picture: road,
    lead: 'Bilen får inte rulla en meter utan. Så vi ordnar det medan kaffet svalnar.',
    to: [DEALERS, 'Fråga i butiken'],
    html: '<h2>Trafik, halv eller hel?</h2><p><strong>Trafik</strong> är lag och betalar det du gör mot andra. <strong>Halv</strong> lägger till stöld, brand, glas och bärgning. <strong>Hel</strong> betalar också när det var ditt fel.</p><h2>Vår tumregel</h2><p>Skulle det svida i mer än ett år att ersätta bilen själv? Ta hel. Är bilen värd mindre än en semester räcker halv. Har du lån kräver banken oftast hel.</p><h2>Dubbelt skydd, nej tack</h2><p>Vår garanti täcker maskinskador i tolv månader. Välj bort den delen första året om bolaget låter dig göra det. Vi säger till när det är dags att lägga till den.</p><h2>Ångra dig</h2><p>Fjorton dagar, precis som med bilen. Du får flytta försäkringen till vilket bolag du vill, vi får samma lön ändå.</p>',
  }),
  article({
    key: 'used-guide',
    path: '/bilagande/kopa-begagnad-bil',
    nav: 'Köpa begagnad bil',
    title: 'Checklista: köpa begagnad bil',
    description:
      'Rullandes checklista för dig som ska köpa begagnad bil: historik, provkörning, papper och frågorna säljaren ska kunna svara på.',
    picture: car('estate', 'sage-green', 'front-left', 'Grågrön kombi snett framifrån'),
    lead: 'Nio saker att kolla. Funkar hos oss, funkar hos grannen.',
    to: [CARS, 'Testa den på våra bilar'],
    html: '<h2>Före provkörningen</h2><ul><li>Sök på registreringsnumret: skulder, ägare, besiktningar</li><li>Serviceboken: stämmer datum och miltal?</li><li>Två nycklar, annars pruta. Hos oss får du alltid två.</li></ul><h2>Under provkörningen</h2><ul><li>Kallstart. Lyssna.</li><li>Bromsa hårt på en tom väg. Drar den åt sidan?</li><li>Testa varje knapp. Ja, även stolsvärmen i juli.</li></ul><h2>Innan du skriver på</h2><ul><li>Läs garantin högt</li><li>Ångerrätt: hur länge, hur långt?</li><li>Betala aldrig innan ägarbytet är klart</li></ul>',
  }),
  article({
    key: 'sell',
    path: '/salj-bil',
    nav: 'Sälj bil',
    title: 'Sälj bilen på tio minuter',
    blocks: interactive.sell,
    description:
      'Sälj bilen till Rullande: bud på tio minuter, pengarna samma dag och vi löser lånet. Du behöver inte köpa någon ny av oss.',
    picture: handover,
    lead: 'Regnumret, miltalet och en ärlig beskrivning. Vi gör resten.',
    to: [DEALERS, 'Kom förbi med bilen'],
    html: '<h2>Vi köper det mesta</h2><p>Fin bil, trött bil, bil med lån. Skrotfärdig? Då säger vi det, och berättar vart du ska vända dig.</p>',
  }),
];
