/** Norrväg Sweden in Swedish: the kinds of cars below "Köp bil". */

import type { PageContent } from '../../authoring.ts';
import { car, scene } from './blocks.ts';
import { narrowed } from './narrowed.ts';
import { type ArticleWords, article } from './pages.ts';

const CARS = '/kop-bil/alla-bilar-i-lager';
const TYPES = '/kop-bil/biltyp';

type Kind = Pick<ArticleWords, 'nav' | 'title' | 'description' | 'lead' | 'html' | 'picture'> & {
  readonly slug: string;
  readonly facets: Parameters<typeof narrowed>[1];
  /** On the card of the page of all kinds: what it is good at, and the words of the link. */
  readonly pitch: readonly [text: string, link: string];
  /** In the menu too; the page of all kinds has the others. */
  readonly menu?: true;
};

const KINDS: readonly Kind[] = [
  {
    slug: 'elbilar',
    menu: true,
    nav: 'Elbilar',
    title: 'Elbilar, nya och begagnade',
    description:
      'Nya och begagnade elbilar hos Norrväg. Vi mäter batteriet, installerar laddboxen och hjälper dig räkna på räckvidd i vintertid.',
    pitch: ['Tyst, billigt per mil och laddad varje morgon.', 'Om elbilar'],
    lead: 'Räkna med vinterräckvidden, ladda hemma och kör för några kronor milen. Vi hjälper dig att komma igång.',
    html: '<h2>Tre frågor innan du väljer</h2><p><strong>Hur långt kör du på en vanlig dag?</strong> De flesta svenskar kör under sex mil. Då räcker även ett mindre batteri, och bilen blir både lättare och billigare.</p><p><strong>Var kan du ladda?</strong> En laddbox hemma gör störst skillnad. Vi säljer och installerar den tillsammans med bilen.</p><p><strong>Hur ofta kör du långt?</strong> Titta på laddeffekten snarare än på batteriets storlek. En bil som laddar snabbt ger kortare pauser.</p>',
    picture: scene('charging-home', 'Elbil på laddning utanför en villa i kvällsljus'),
    facets: { car_fuel: 'El' },
  },
  {
    slug: 'suv',
    menu: true,
    nav: 'Suv',
    title: 'Suvar för alla årstider',
    description:
      'Suvar med fram- eller fyrhjulsdrift, som bensin, hybrid och el. Jämför storlek, dragvikt och förbrukning hos Norrväg.',
    pitch: ['Hög sittställning, fyrhjulsdrift och plats för fritiden.', 'Om suvar'],
    lead: 'Bra sikt, enkel instigning och grepp när plogbilen inte har hunnit fram.',
    html: '<h2>Välj rätt storlek</h2><p>En kompakt suv är lätt att parkera och räcker för två vuxna och två barn. Behöver du tre bilbarnstolar i bredd eller en tredje stolsrad finns det bara några få modeller som klarar det. Kom hit med stolarna och prova, det är enda sättet att veta säkert.</p><p>Fyrhjulsdrift gör mest nytta när du startar i halka eller drar släp. Bromsar gör bilen med däcken, så lägg gärna pengarna på riktigt bra vinterdäck först.</p>',
    picture: car('suv', 'thunder-grey', 'front-left', 'Mörkgrå suv snett framifrån'),
    facets: { car_body: 'SUV' },
  },
  {
    slug: 'kombi',
    menu: true,
    nav: 'Kombi',
    title: 'Kombibilar med plats för allt',
    description:
      'Kombibilar för familj och långresa, nya och begagnade. Jämför lastvolym, förbrukning och dragvikt bland bilarna hos Norrväg.',
    pitch: ['Störst lastutrymme, lägst förbrukning.', 'Om kombibilar'],
    lead: 'Kombin är fortfarande den klokaste familjebilen: rymlig, tystgående på motorväg och snål.',
    html: '<h2>Därför väljer många kombi</h2><p>Ett lågt och långt lastutrymme är lättare att packa än ett högt. Hunden kliver in själv och takboxen går att nå. Eftersom kombin är lägre än en suv drar den mindre på motorväg, och däcken är ofta billigare.</p>',
    picture: car('estate', 'birch-silver', 'side', 'Silverfärgad kombi från sidan'),
    facets: { car_body: 'Kombi' },
  },
  {
    slug: 'transportbilar',
    menu: true,
    nav: 'Transportbilar',
    title: 'Transportbilar redo för jobbet',
    description:
      'Nya och begagnade transportbilar med inredning, dragkrok och värmare monterade. Priser exklusive moms och egen företagssäljare.',
    pitch: ['Arbetsbilar som är inredda innan de levereras.', 'Om transportbilar'],
    lead: 'Små skåp, stora skåp och pickuper. Vi monterar inredningen så att bilen tjänar pengar från första dagen.',
    html: '<h2>Utrustad före leverans</h2><p>Berätta vad ni gör så ritar vi inredningen: hyllor, golv, belysning, takräcke och dragkrok. Allt monteras i våra verkstäder och tas upp på samma faktura eller i samma leasingavtal. Går bilen sönder har vi ersättningsbilar av samma slag, så att arbetsdagen inte står still.</p>',
    picture: car('van', 'crystal-white', 'front-left', 'Vit transportbil snett framifrån'),
    facets: { car_vehicle_type: 'Transportbil' },
  },
  {
    slug: 'smabilar',
    menu: true,
    nav: 'Småbilar',
    title: 'Småbilar som räcker längre än du tror',
    description:
      'Små bilar för stan, pendlingen och första körkortet. Låg skatt, billiga däck och försäkring. Se småbilarna i lager hos Norrväg.',
    pitch: ['Lätta att parkera, billiga att äga.', 'Om småbilar'],
    lead: 'Får plats överallt, kostar lite att försäkra och tar fyra personer när det behövs.',
    html: '<h2>Bra som första bil</h2><p>För den som nyss fått körkort är försäkringen ofta den största utgiften. En liten bil med måttlig effekt kan halvera den. Välj en modell med autobroms. Antisladd har alla bilar som är nyare än 2014.</p><h2>Bra som andra bil</h2><p>Står bilen hemma om nätterna och körs under fem mil om dagen är en liten elbil svårslagen. Den laddas i ett vanligt uttag medan ni sover, och dragkroken får den stora bilen stå för.</p>',
    picture: car('city', 'crimson-red', 'front-left', 'Röd småbil snett framifrån'),
    facets: { car_body: 'Småbil' },
  },
  {
    slug: 'familjebilar',
    nav: 'Familjebilar',
    title: 'Familjebilar med plats för alla stolar',
    description:
      'Kombi, suv eller minibuss? Så väljer du familjebil efter bilbarnstolar, bagage och dragvikt. Se familjebilarna hos Norrväg.',
    pitch: ['För bilbarnstolar, barnvagn, hund och husvagn.', 'Om familjebilar'],
    lead: 'Ta med bilbarnstolarna och barnvagnen hit. Passar de i bilen passar bilen er.',
    html: '<h2>Mät det ni faktiskt har</h2><ul><li><strong>Stolarna.</strong> Isofix finns oftast på ytterplatserna bak. Behöver ni tre i bredd är det innermåttet som avgör.</li><li><strong>Vagnen.</strong> Bredden på öppningen säger mer än antalet liter.</li><li><strong>Släpet.</strong> Bilens högsta släpvagnsvikt står i registreringsbeviset, inte i annonsen.</li><li><strong>Skolresan.</strong> Kör ni kort men ofta är el eller laddhybrid billigast.</li></ul><p>Är ni fler än fem? Titta efter sju sittplatser i filtret, eller läs om <a href="/kop-bil/biltyp/minibussar">minibussar</a>.</p>',
    picture: car('suv', 'fjord-blue', 'side', 'Mörkblå suv från sidan'),
    facets: { car_body: ['Kombi', 'SUV', 'Minibuss'] },
  },
  {
    slug: 'sedan',
    nav: 'Sedan',
    title: 'Sedaner för långa, tysta mil',
    description:
      'Sedaner med bensin, diesel, laddhybrid och el. Tystare på motorväg och snålare än en suv. Se sedanerna i lager hos Norrväg.',
    pitch: ['Tystast på motorvägen, lägst luftmotstånd.', 'Om sedaner'],
    lead: 'Separat bagagerum och låg kaross: mindre vind, mindre brus och färre liter per mil.',
    html: '<h2>För dig som kör långt</h2><p>Luftmotståndet bestämmer förbrukningen i landsvägsfart. En sedan är både lägre och rundare än en suv, och det märks på elbilar: samma batteri tar dig ofta fem till sju mil längre på motorväg.</p><p>Det du ger upp är höjden i bagageutrymmet. Fäll baksätet och prova med det längsta du brukar köra, innan du bestämmer dig.</p>',
    picture: car('saloon', 'midnight-black', 'side', 'Svart sedan från sidan'),
    facets: { car_body: 'Sedan' },
  },
  {
    slug: 'sportbilar',
    nav: 'Sportbilar och cabrioleter',
    title: 'Sportbilar och cabrioleter',
    description:
      'Coupéer, sportbilar och cabrioleter, nya och begagnade. Läs vad du ska titta efter och se vilka som finns inne hos Norrväg.',
    pitch: ['För den långa vägen hem, med eller utan tak.', 'Om sportbilar'],
    lead: 'Inte klokast, men roligast. Här är bilarna man köper för att man vill, inte för att man måste.',
    html: '<h2>Titta efter det här</h2><p>En cabriolet ska gå igenom tre saker: suffletten ska öppna och stänga utan att stanna, dräneringshålen ska vara rena och mattorna torra. På en sportbil är det bromsar, däck och servicehistorik som berättar hur den har körts.</p><p>Vi mäter lacktjocklek på varje sportbil vi köper in. Har den krockat säger vi det, med bilder från reparationen.</p><h2>Vinterförvaring</h2><p>Många av våra kunder ställer av bilen i oktober. Vi tar hand om batteri, däck och tvätt, och levererar den fulltankad i april.</p>',
    picture: car('coupe', 'crimson-red', 'front-left', 'Röd coupé snett framifrån'),
    facets: { car_body: ['Coupé', 'Cabriolet'] },
  },
  {
    slug: 'laddhybrider',
    menu: true,
    nav: 'Laddhybrider',
    title: 'Laddhybrider: el i veckan, bensin på semestern',
    description:
      'Laddhybrider som kör vardagen på el och drar släp på semestern. Så räknar du på om det lönar sig, och så laddar du smartast.',
    pitch: ['Vardagen på el, semestern utan laddstopp.', 'Om laddhybrider'],
    lead: 'Rätt för den som kör kort till vardags och långt ibland. Fel för den som aldrig kopplar in sladden.',
    html: '<h2>Så räknar du</h2><p>Kör du tre till sju mil om dagen och kan ladda hemma går nästan alla vardagsmil på el. Då kostar milen under hälften mot bensin. Laddar du sällan bär du på ett tungt batteri i onödan, och då är en vanlig hybrid klokare.</p><h2>På vintern</h2><p>Räkna med två tredjedelar av den utlovade elräckvidden i sträng kyla. Motorn kan starta för att värma kupén, även om batteriet är fullt. Förvärm medan sladden sitter i, så slipper du det.</p>',
    picture: car('suv', 'slate-grey', 'front-left', 'Grå suv snett framifrån'),
    facets: { car_fuel: 'Laddhybrid' },
  },
  {
    slug: 'hybridbilar',
    nav: 'Hybridbilar',
    title: 'Hybridbilar utan sladd',
    description:
      'Elhybrider laddar sig själva när du bromsar. Snålast i stan, enkla att äga och bra på andrahandsmarknaden. Se bilarna i lager.',
    pitch: ['Snåla i stan, laddar sig själva.', 'Om hybridbilar'],
    lead: 'Ingen sladd, ingen laddkarta, ingen ny vana. Bara färre stopp vid macken.',
    html: '<h2>Hur det fungerar</h2><p>När du bromsar går energin till ett litet batteri i stället för att bli värme. När du kör iväg hjälper elmotorn till. I stadstrafik går bilen ofta på el mer än halva tiden, fast bara korta stunder åt gången.</p><p>På motorväg är vinsten liten. Kör du mest där kan en snål diesel eller en elbil med snabb laddning vara bättre. Berätta hur dina mil ser ut, så räknar vi tillsammans.</p>',
    picture: car('hatchback', 'birch-silver', 'front-left', 'Silverfärgad halvkombi snett framifrån'),
    facets: { car_fuel: 'Elhybrid' },
  },
  {
    slug: 'minibussar',
    nav: 'Minibussar',
    title: 'Minibussar för lag, familj och färdtjänst',
    description:
      'Minibussar med sju till nio platser för stora familjer, föreningar och företag. Läs om körkort, sittplatser och parkering hos Norrväg.',
    pitch: ['Sju till nio platser, och bagage till alla.', 'Om minibussar'],
    lead: 'När två bilar börjar kännas onödigt. Upp till åtta passagerare på vanligt B-körkort.',
    html: '<h2>Vad körkortet räcker till</h2><p>Med B-körkort får du köra en minibuss med högst åtta passagerarplatser utöver förarplatsen och en totalvikt på högst 3,5 ton. Tar du betalt för skjutsen gäller andra regler, och då hjälper våra företagssäljare till.</p><h2>Före köpet</h2><p>Prova att nå den bakersta raden utan att fälla en bilbarnstol. Prova sedan att parkera: de flesta minibussar är över två meter höga, och i många parkeringshus tar det stopp vid 1,90.</p>',
    picture: car('van', 'denim-blue', 'front-left', 'Blå minibuss snett framifrån'),
    facets: { car_body: 'Minibuss' },
  },
];

const bodyType = ({ slug, facets, pitch: _pitch, menu, ...words }: Kind): PageContent =>
  article({
    ...words,
    hidden: !menu,
    key: `type-${slug}`,
    path: `${TYPES}/${slug}`,
    to: [narrowed(CARS, facets), 'Se bilarna i lager'],
    second: ['/kop-bil/finansiering', 'Räkna på finansiering'],
    cards: {
      title: 'Fortsätt härifrån',
      cards: [
        {
          title: 'Alla bilar i lager',
          text: 'Filtrera på pris, miltal, drivmedel och utrustning. Du ser direkt var bilen står.',
          to: [CARS, 'Till bilarna'],
        },
        {
          title: 'Provkör nära dig',
          text: 'Är bilen på en annan ort? Ofta kan vi flytta den till din anläggning.',
          to: ['/anlaggningar', 'Våra anläggningar'],
        },
        {
          title: 'Aktuella kampanjer',
          text: 'Modeller med sänkt pris eller ränta just nu, med tydliga villkor.',
          to: ['/kop-bil/kampanjer/bilkampanjer', 'Se kampanjerna'],
        },
      ],
    },
  });

export const typePages: PageContent[] = [
  article({
    key: 'types',
    path: TYPES,
    nav: 'Biltyp',
    heading: true,
    title: 'Vilken sorts bil passar dig?',
    description:
      'Elbil, suv, kombi eller transportbil? Så skiljer sig biltyperna åt i vardagen, och så väljer du rätt bil hos Norrväg.',
    picture: scene('nordic-dawn', 'Bil på en väg i gryningsljus'),
    lead: 'Börja med hur du kör, inte med hur bilen ser ut. Här är våra raka råd om vad varje biltyp är bra på.',
    to: [CARS, 'Alla bilar i lager'],
    cards: {
      title: 'Biltyper',
      columns: '4',
      cards: KINDS.map(({ slug, nav, picture, pitch: [text, words] }) => ({
        title: nav,
        text,
        picture,
        to: [`${TYPES}/${slug}`, words],
      })),
    },
  }),
  ...KINDS.map(bodyType),
];
