/** Norrväg Sweden in Swedish: what is offered for a time, below "Köp bil". */

import type { PageContent } from '../../authoring.ts';
import * as banners from './banners/norrvag-se.sv.ts';
import { car, scene, type Way } from './blocks.ts';
import * as interactive from './interactive/norrvag-se.sv.ts';
import { narrowed } from './narrowed.ts';
import { type ArticleWords, article } from './pages.ts';

const CARS = '/kop-bil/alla-bilar-i-lager';
const CAMPAIGNS = '/kop-bil/kampanjer';
const BOOK = '/service-och-verkstad/boka-bilverkstad';

type Offer = Pick<ArticleWords, 'nav' | 'title' | 'description' | 'lead' | 'html' | 'picture'> & {
  readonly slug: string;
  readonly to: Way;
};

const OFFERS: readonly Offer[] = [
  {
    slug: 'kampanjranta',
    nav: 'Ränta 3,95 %',
    title: 'Ränta 3,95 % på utvalda bilar',
    description:
      'Låna till 3,95 procent i stället för 6,95 på utvalda bilar i lager. Så fungerar kampanjräntan, och så räknar du på skillnaden.',
    picture: scene('handover', 'Mörkblå bil med röd rosett på taket i en ljus bilhall'),
    lead: 'Tre procentenheter lägre ränta under hela löptiden, på bilar som är märkta i listan.',
    to: [narrowed(CARS, { car_campaign_price: '0-3000000' }), 'Se bilarna'],
    html: '<h2>Vad det gör i kronor</h2><p>På ett lån om 200 000 kronor över 36 månader blir skillnaden ungefär 270 kronor i månaden. Räkneexemplet på varje bil visar den effektiva räntan, med uppläggnings- och aviavgift inräknade.</p><h2>Det här gäller</h2><ul><li>Kontantinsats minst 20 procent</li><li>Löptid 36 till 84 månader</li><li>Gäller bilar med märket Ränta 3,95 %, även när priset är sänkt</li><li>Sedvanlig kreditprövning</li></ul>',
  },
  {
    slug: 'vinterhjul-pa-kopet',
    nav: 'Vinterhjul på köpet',
    title: 'Vinterhjul på köpet',
    description:
      'Köp en märkt bil ur lagret och få kompletta vinterhjul utan kostnad, dubbade eller odubbade. Monterade innan du hämtar bilen.',
    picture: scene('winter-road', 'Snöig väg mellan granar i blått ljus'),
    lead: 'Fyra kompletta vinterhjul, dubb eller friktion. Du väljer, vi monterar före leverans.',
    to: [CARS, 'Hitta din bil'],
    html: '<h2>Så gör du</h2><p>Bilar med erbjudandet har märket <em>Vinterhjul på köpet</em> i listan. Berätta för säljaren var du kör, så föreslår vi dubbade eller odubbade hjul i rätt lastindex. Sommarhjulen följer med hem, eller läggs in på <a href="/dack-och-biltillbehor/dackhotell">däckhotellet</a> första säsongen utan kostnad.</p><p>Hjulen har originaldimension på aluminiumfälg. Vill du hellre ha pengarna än hjulen? Det går inte, men vi kan byta mot en dragkrok av samma värde.</p>',
  },
  {
    slug: 'demobilar',
    nav: 'Demobilar',
    title: 'Demobilar som har kört klart',
    description:
      'Bilar som våra säljare och provkörare har använt. Högst ett år gamla, välutrustade och till lägre pris än en ny. Se demobilarna.',
    picture: car('estate', 'pine-green', 'front-left', 'Grön kombi snett framifrån'),
    lead: 'Högst ett år gamla, oftast med all utrustning, och inkörda av folk som är rädda om dem.',
    to: [narrowed(CARS, { car_campaign_price: '0-3000000' }), 'Se bilarna'],
    html: '<h2>Varför är de billigare?</h2><p>En demobil är registrerad och har gått några hundra mil, så den räknas som begagnad. Nybilsgarantin har börjat löpa, men nästan hela finns kvar. Mellanskillnaden mot en ny är ofta tio till femton procent.</p><h2>Varför är de välutrustade?</h2><p>För att vi vill att du ska kunna prova allt. Därför har demobilarna nästan alltid dragkrok, värmare och det större ljudpaketet.</p>',
  },
  {
    slug: 'verkstadskampanjer',
    nav: 'Verkstadskampanjer',
    title: 'Kampanjer i verkstaden',
    description:
      'Vinterkontroll, AC-service och bromsrengöring till kampanjpris hos Norrvägs verkstäder. Läs vad som ingår och boka tid.',
    picture: scene('workshop', 'Bil på lyft i en ren och ljus verkstad'),
    lead: 'Samma tekniker och samma delar, men billigare de veckor vi har plats.',
    to: [BOOK, 'Boka tid'],
    html: '<h2>Just nu</h2><ul><li><strong>Vinterkontroll, 495 kronor.</strong> Batteri, kylarvätska, ljus, torkarblad och däck. En halvtimme medan du väntar.</li><li><strong>Bromsrengöring, 890 kronor.</strong> För elbilar och laddhybrider, där skivorna rostar av att användas för lite.</li><li><strong>Luktsanering av AC, 690 kronor.</strong> Nytt kupéfilter ingår.</li></ul><p>Priserna gäller personbilar och inkluderar moms. Hittar vi något annat ringer vi innan vi gör något.</p>',
  },
];

const offer = ({ slug, ...words }: Offer): PageContent =>
  article({
    ...words,
    // Offers come and go; the page above lists them.
    hidden: true,
    key: `campaign-${slug}`,
    path: `${CAMPAIGNS}/${slug}`,
    second: [CAMPAIGNS, 'Alla kampanjer'],
  });

export const campaignPages: PageContent[] = [
  article({
    key: 'campaigns',
    path: CAMPAIGNS,
    nav: 'Kampanjer',
    title: 'Kampanjer hos Norrväg',
    blocks: [...interactive.campaigns, ...banners.campaigns],
    description:
      'Aktuella erbjudanden på bilar, service och däck hos Norrväg. Tydliga villkor, begränsat antal och inget finstilt.',
    picture: scene('coast-road', 'Kustväg i klart morgonljus'),
    lead: 'Få erbjudanden, men riktiga. Här ser du vad som gäller just nu och hur länge.',
    to: [`${CAMPAIGNS}/bilkampanjer`, 'Se bilkampanjerna'],
    cards: {
      title: 'Just nu',
      cards: [
        {
          title: 'Bilar till kampanjpris',
          text: 'Utvalda lagerbilar med sänkt pris. Det tidigare priset står alltid bredvid.',
          badge: 'Kampanj',
          picture: car('suv', 'fjord-blue', 'front-left', 'Mörkblå suv snett framifrån'),
          to: [`${CAMPAIGNS}/bilkampanjer`, 'Bilkampanjer'],
        },
        ...OFFERS.map(({ slug, nav, lead, picture }) => ({
          title: nav,
          text: lead,
          picture,
          to: [`${CAMPAIGNS}/${slug}`, 'Läs villkoren'] as const,
        })),
        {
          title: 'Däckhotell',
          text: 'Lämna däcken hos oss så tvättar, mäter och förvarar vi dem till nästa skifte.',
          picture: scene('tyre-storage', 'Däck i prydliga hyllor'),
          to: ['/dack-och-biltillbehor/dackhotell', 'Om däckhotellet'],
        },
      ],
    },
  }),
  article({
    key: 'car-campaigns',
    path: `${CAMPAIGNS}/bilkampanjer`,
    nav: 'Bilkampanjer',
    title: 'Bilkampanjer just nu',
    blocks: [...interactive.carCampaigns, ...banners.carCampaigns],
    description:
      'Bilar till sänkt pris och med förmånlig finansiering. Så fungerar Norrvägs bilkampanjer, och här hittar du bilarna som omfattas.',
    picture: car('suv', 'fjord-blue', 'front-left', 'Mörkblå suv snett framifrån'),
    lead: 'När vi gör plats för nya årsmodeller sänker vi priset på bilar som redan står här.',
    to: [narrowed(CARS, { car_campaign_price: '0-3000000' }), 'Se bilarna med kampanjpris'],
    html: '<h2>Så läser du priset</h2><p>Bilar med kampanjpris visar det nya priset tillsammans med det ordinarie. Kampanjen gäller bilen i annonsen, så länge den är osåld. Månadskostnaden är räknad på kampanjpriset, med kontantinsats och ränta utskrivna.</p><h2>Går det att kombinera?</h2><p>Kampanjpris går bra ihop med inbyte av din gamla bil. Har bilen både kampanjpris och kampanjränta står båda i annonsen, och då gäller båda. Andra rabatter går inte att lägga till.</p>',
  }),
  ...OFFERS.map(offer),
];
