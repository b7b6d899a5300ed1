/** Norrväg Sweden in Swedish: advice below "Livet med bil", and the newsletter. */

import type { PageContent } from '../../authoring.ts';
import { car, scene, type Way } from './blocks.ts';
import { type ArticleWords, article, textPage } from './pages.ts';

const LIFE = '/livet-med-bil';

type Guide = Pick<ArticleWords, 'nav' | 'title' | 'description' | 'lead' | 'html' | 'picture'> & {
  readonly slug: string;
  readonly to: Way;
};

const GUIDES: readonly Guide[] = [
  {
    slug: 'ladda-elbil-hemma',
    nav: 'Ladda elbil hemma',
    title: 'Ladda elbilen hemma: box, säkring och elavtal',
    description:
      'Vilken effekt behöver du, räcker huvudsäkringen och lönar sig timpris? Norrvägs guide till att ladda elbil hemma i villa och förening.',
    picture: scene('charging-home', 'Elbil på laddning utanför en villa i kvällsljus'),
    lead: 'Nio av tio laddningar sker hemma. Gör den rätt, så behöver du sällan tänka på räckvidd.',
    to: ['/dack-och-biltillbehor/laddboxar', 'Se laddboxarna'],
    html: '<h2>Hur mycket effekt?</h2><p>Ett vanligt uttag ger ungefär en mil i timmen och ska bara användas tillfälligt. En box på 11 kW ger fem till sex mil i timmen, och då är bilen full när du vaknar.</p><h2>Huvudsäkringen</h2><p>Med lastbalansering räcker 16 ampere i de flesta villor, för boxen backar när spisen och värmepumpen går. Be elektrikern om en bild på mätarskåpet innan ni bestämmer något.</p><h2>I bostadsrätt</h2><p>Föreningen får bidrag till installationen och kan mäta varje plats för sig. Ta med en färdig offert till styrelsen i stället för en fråga, då går det fortare.</p>',
  },
  {
    slug: 'bilsemester',
    nav: 'Bilsemester',
    title: 'Bilsemester: packa, planera och stanna i tid',
    description:
      'Checklista före bilsemestern: däcktryck, olja, last, laddstopp och barn i baksätet. Råd från Norrväg till dig som kör långt i sommar.',
    picture: scene('coast-road', 'Röd bil på en kustväg i klart väder'),
    lead: 'Tio minuter på gården sparar en eftermiddag vid vägkanten.',
    to: ['/dack-och-biltillbehor/biltillbehor/takboxar', 'Hyr en takbox'],
    html: '<h2>Kvällen före</h2><ul><li>Däcktryck för full last, det står i dörrkarmen.</li><li>Olja, spolarvätska och en varningstriangel som går att nå.</li><li>Tungt lågt och långt fram i bagaget, lätt ovanpå.</li><li>Reservhjul eller lagningskit? Ta reda på vilket du har innan du behöver det.</li></ul><h2>På vägen</h2><p>Stanna varannan timme, även om du inte är trött. Med elbil gör det sig självt: ladda från tio till sjuttio procent, det går fortare än att vänta på de sista. Boka campingplats med eluttag om du vill vakna med fullt batteri.</p>',
  },
  {
    slug: 'dra-slap',
    nav: 'Dra släp',
    title: 'Dra släp: vikter, körkort och fart',
    description:
      'Vad får du dra på B-körkort, hur lastar man rätt och hur fort får man köra? Norrväg förklarar vikterna i registreringsbeviset.',
    picture: car('suv', 'slate-grey', 'rear', 'Grå suv bakifrån'),
    lead: 'Tre siffror i registreringsbeviset avgör. Kan du dem behöver du aldrig gissa.',
    to: ['/dack-och-biltillbehor/biltillbehor/dragkrok', 'Om dragkrokar'],
    html: '<h2>De tre siffrorna</h2><ul><li><strong>Bilens högsta släpvagnsvikt</strong> är vad bilen orkar, oavsett körkort.</li><li><strong>Totalvikten</strong> på bil och släp tillsammans avgör vilket körkort du behöver.</li><li><strong>Kultrycket</strong> är hur hårt släpet får trycka på kroken, ofta 75 kilo.</li></ul><h2>B, utökat B eller BE</h2><p>Med B får du alltid dra ett släp med totalvikt 750 kilo. Ett tyngre släp går bra om bil och släp tillsammans väger högst 3,5 ton. Med utökad B-behörighet är gränsen 4,25 ton, med BE bestämmer bilen.</p><h2>Fart och last</h2><p>Högst 80 kilometer i timmen, även på motorväg. Lasta det tunga över hjulaxeln. Börjar släpet vobbla släpper du gasen och håller i ratten: bromsa inte hårt.</p>',
  },
  {
    slug: 'tvatta-bilen',
    nav: 'Tvätta bilen',
    title: 'Så tvättar du bilen utan repor',
    description:
      'Rätt ordning, rätt svamp och varför gatan är fel plats. Guide från Norrvägs rekondavdelning till dig som tvättar bilen själv.',
    picture: scene('showroom', 'Ljus bilhall med en blank vit bil'),
    lead: 'De flesta repor kommer av tvätten, inte av vägen. Så gör de som tvättar bilar hela dagarna.',
    to: ['/service-och-verkstad/vara-verkstadstjanster/rekond', 'Låt oss göra det'],
    html: '<h2>Ordningen</h2><ol><li>Avfettning på smutsig, torr bil. Vänta några minuter.</li><li>Skölj nerifrån och upp, sedan uppifrån och ner.</li><li>Schampo med två hinkar: en med rent vatten att skölja handsken i.</li><li>Torka med mikrofiber. Självtorkad bil får kalkfläckar.</li><li>Vax två gånger om året, så fastnar mindre nästa gång.</li></ol><h2>Inte på gatan</h2><p>Tvättvattnet innehåller olja och metaller och rinner orenat ut i närmaste vattendrag. Tvätta på en gör det själv-hall, där vattnet renas.</p>',
  },
  {
    slug: 'varningslampor',
    nav: 'Varningslampor',
    title: 'Lyser en lampa? Stanna, sakta av eller boka tid',
    description:
      'Röd, gul eller grön? Så läser du bilens varningslampor och vet om du kan köra vidare. Guide från Norrvägs verkstäder.',
    picture: scene('city-evening', 'Grå bil framför upplysta hus en kväll i stan'),
    lead: 'Färgen är viktigare än symbolen: rött är stopp, gult är snart, grönt är information.',
    to: ['/service-och-verkstad/vara-verkstadstjanster/felsokning', 'Om felsökning'],
    html: '<h2>Rött: stanna så snart du kan</h2><ul><li><strong>Oljetryck.</strong> Stäng av motorn genast. En minut till kan kosta motorn.</li><li><strong>Temperatur.</strong> Stanna, låt svalna, öppna inte locket.</li><li><strong>Bromsar.</strong> Kontrollera handbromsen först. Lyser det ändå: bärgning.</li><li><strong>Laddning.</strong> Du har kanske en halvtimme innan bilen stannar. Kör till en verkstad, inte hem.</li></ul><h2>Gult: boka tid</h2><p>Motorlampan betyder att avgasreningen eller en givare säger ifrån. Kör lugnt och boka <a href="/service-och-verkstad/boka-bilverkstad">verkstadstid</a>. Blinkar den ska du däremot stanna: då misständer motorn och förstör katalysatorn.</p>',
  },
  {
    slug: 'fordonsskatt',
    nav: 'Fordonsskatt',
    title: 'Fordonsskatt och bonus malus, förklarat',
    description:
      'Så räknas fordonsskatten på bensin, diesel, hybrid och elbil, varför de tre första åren är dyrare och när skatten ska betalas.',
    picture: car('hatchback', 'birch-silver', 'front-left', 'Silverfärgad halvkombi snett framifrån'),
    lead: 'Två bilar som kostar lika mycket att köpa kan skilja tiotusen kronor om året i skatt.',
    to: ['/kop-bil/alla-bilar-i-lager', 'Jämför bilar i lager'],
    html: '<h2>De tre första åren</h2><p>Bensin- och dieselbilar som är nya i trafik från juli 2018 har förhöjd skatt i tre år, malus, efter hur mycket koldioxid de släpper ut. Därefter sjunker den. Det är därför en treårig bil ofta är billigare att äga än en tvåårig.</p><h2>Därefter</h2><p>Elbilar betalar bara grundbeloppet, 360 kronor om året. Laddhybrider ligger strax över. Dieslar betalar ett bränsletillägg som gör skatten högre även när utsläppen är låga.</p><h2>När betalas den?</h2><p>Månaden bestäms av sista siffran i registreringsnumret. Köper du av oss är skatten betald till och med leveransmånaden, och beloppet för din bil står i annonsen.</p>',
  },
];

const guide = ({ slug, ...words }: Guide): PageContent =>
  article({ ...words, key: `guide-${slug}`, path: `${LIFE}/${slug}` });

/** Cards of the guides, for the page above them. */
export const guideCards = GUIDES.map(({ slug, nav, lead, picture }) => ({
  title: nav,
  text: lead,
  picture,
  to: [`${LIFE}/${slug}`, 'Läs guiden'] as const,
}));

const newsletter: PageContent[] = [
  textPage({
    key: 'contact-ways',
    path: `${LIFE}/forms-collection`,
    nav: 'Hör av dig',
    title: 'Hör av dig till oss',
    hidden: true,
    description:
      'Nyhetsbrev, frågor och synpunkter: här ser du hur du når Norrväg, vem som läser det du skriver och hur snabbt du får svar.',
    html: '<p>Välj det som ligger närmast. Allt du skickar läses av en människa, oftast samma dag.</p><ul><li><a href="/livet-med-bil/forms-collection/prenumerera-pa-nyhetsbrev">Prenumerera på nyhetsbrevet</a></li><li><a href="/om-oss/kontakt">Kontakta kundservice</a></li><li><a href="/anlaggningar">Hitta din anläggning</a></li></ul>',
  }),
  textPage({
    key: 'newsletter',
    path: `${LIFE}/forms-collection/prenumerera-pa-nyhetsbrev`,
    nav: 'Nyhetsbrev',
    title: 'Prenumerera på nyhetsbrevet',
    hidden: true,
    description:
      'Ett brev i månaden från Norrväg: råd från verkstaden, bilar innan de läggs ut och kampanjer. Så anmäler du dig, och så slutar du.',
    html: '<p>Ett brev i månaden, skrivet av folk som skruvar och säljer. Först ett råd för årstiden, sedan tre bilar innan de läggs ut, och sist det som är billigare än vanligt.</p><h2>Så anmäler du dig</h2><ul><li>Skriv till <a href="mailto:nyhetsbrev@norrvag-se.example">nyhetsbrev@norrvag-se.example</a> från den adress du vill ha brevet till. Du får ett svar med en länk att bekräfta.</li><li>Eller säg till nästa gång du är inne hos oss, så ordnar vi det vid disken.</li></ul><h2>Så slutar du</h2><p>Länken längst ner i varje brev tar bort dig samma minut. Vi använder adressen till brevet och inget annat. Mer om det står i <a href="/om-oss/integritetspolicy">integritetspolicyn</a>.</p>',
  }),
];

export const advicePages: PageContent[] = [...GUIDES.map(guide), ...newsletter];
