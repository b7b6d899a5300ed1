/** Norrväg Sweden in Swedish: the ways to a car below "Köp bil". */

import type { PageContent } from '../../authoring.ts';
import { car, scene } from './blocks.ts';
import * as interactive from './interactive/norrvag-se.sv.ts';
import { narrowed } from './narrowed.ts';
import { modelsOf } from './norrvag-se.sv.models.ts';
import { moneyPages } from './norrvag-se.sv.money.ts';
import { type ArticleWords, article, carListPage, carPage } from './pages.ts';

const CARS = '/kop-bil/alla-bilar-i-lager';
const DEALERS = '/anlaggningar';
const FINANCE = '/kop-bil/finansiering';

type Make = Pick<ArticleWords, 'nav' | 'title' | 'lead' | 'html' | 'picture'> & { readonly slug: string };

const brand = ({ slug, ...words }: Make) =>
  article({
    ...words,
    key: `brand-${slug}`,
    path: `/kop-bil/bilmarken/${slug}`,
    description: `Nya och begagnade ${words.nav} hos Norrväg. Se alla bilar i lager, boka provkörning och få ett finansieringsförslag samma dag.`,
    to: [`${CARS}/b/${slug}`, `Se alla ${words.nav} i lager`],
    second: [DEALERS, 'Hitta en anläggning'],
    blocks: modelsOf(slug),
    cards: {
      title: `Din väg till en ${words.nav}`,
      cards: [
        {
          title: 'Provkör först',
          text: 'Boka en tid hos anläggningen där bilen står. Vi ser till att den är framkörd och laddad eller tankad.',
          to: [DEALERS, 'Välj anläggning'],
        },
        {
          title: 'Räkna på månaden',
          text: 'Billån, privatleasing eller företagsleasing. Vi visar vad bilen kostar hela vägen, inte bara första månaden.',
          to: [FINANCE, 'Jämför finansiering'],
        },
        {
          title: 'Lämna din gamla bil',
          text: 'Vi värderar din nuvarande bil och löser lånet om det finns ett. Du byter nycklar en gång.',
          to: ['/salj-bil', 'Värdera din bil'],
        },
      ],
    },
  });

type Kind = Pick<ArticleWords, 'nav' | 'title' | 'description' | 'lead' | 'html' | 'picture'> & {
  readonly slug: string;
  readonly facets: Readonly<Record<string, string>>;
};

const bodyType = ({ slug, facets, ...words }: Kind) =>
  article({
    ...words,
    key: `type-${slug}`,
    path: `/kop-bil/biltyp/${slug}`,
    to: [narrowed(CARS, facets), 'Se bilarna i lager'],
    second: [FINANCE, 'Räkna på finansiering'],
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
          to: [DEALERS, 'Våra anläggningar'],
        },
        {
          title: 'Aktuella kampanjer',
          text: 'Modeller med sänkt pris eller ränta just nu, med tydliga villkor.',
          to: ['/kop-bil/kampanjer/bilkampanjer', 'Se kampanjerna'],
        },
      ],
    },
  });

const entry: PageContent[] = [
  article({
    key: 'buy',
    path: '/kop-bil',
    nav: 'Köp bil',
    title: 'Köp bil hos Norrväg',
    description:
      'Nya och begagnade bilar från många märken, kontrollerade i egna verkstäder. Sök i lagret, jämför finansiering och boka provkörning.',
    picture: scene('showroom', 'Ljus bilhall med bilar på rad och stora fönster'),
    lead: 'Över tvåtusen bilar i lager, alla provkörda och kontrollerade i våra egna verkstäder. Hitta din här eller kom förbi och prova.',
    to: [CARS, 'Sök bland alla bilar'],
    second: ['/kop-bil/biltyp', 'Utforska biltyper'],
    html: '<h2>Samma trygghet, ny eller begagnad</h2><p>Hos Norrväg köper du av dem som också ska serva bilen. Därför är vi noga från början: varje begagnad bil går igenom en kontroll i verkstaden, får en servicehistorik du kan läsa och säljs med skriftlig garanti. Nya bilar beställer vi efter dina önskemål, eller så väljer du en som redan står i lager och kan köras hem inom några dagar.</p>',
    cards: {
      title: 'Var vill du börja?',
      columns: '4',
      cards: [
        {
          title: 'Begagnade bilar',
          text: 'Kontrollerade, garanterade och redo att köra hem.',
          picture: car('estate', 'fjord-blue', 'front-left', 'Mörkblå kombi snett framifrån'),
          to: ['/kop-bil/begagnade-bilar-i-lager', 'Begagnat i lager'],
        },
        {
          title: 'Nya bilar',
          text: 'Lagerbilar med kort leveranstid och alla modeller att beställa.',
          picture: car('suv', 'crystal-white', 'front-left', 'Vit suv snett framifrån'),
          to: ['/kop-bil/nya-bilar-i-lager', 'Nytt i lager'],
        },
        {
          title: 'Privatleasing',
          text: 'Fast månadskostnad och ny bil vart tredje år.',
          picture: car('hatchback', 'sage-green', 'front-left', 'Grågrön halvkombi snett framifrån'),
          to: ['/kop-bil/privatleasing-bilar', 'Så fungerar det'],
        },
        {
          title: 'Företag',
          text: 'Tjänstebilar och transportbilar med egen kontaktperson.',
          picture: car('van', 'birch-silver', 'front-left', 'Silverfärgad transportbil snett framifrån'),
          to: ['/kop-bil/foretag', 'För företag'],
        },
      ],
    },
  }),
  carListPage({
    path: CARS,
    nav: 'Alla bilar i lager',
    title: 'Alla bilar i lager',
    description:
      'Sök bland alla nya och begagnade bilar hos Norrväg. Filtrera på märke, pris, miltal och drivmedel och se var bilen står.',
    text: 'Nya och begagnade bilar från alla våra anläggningar. Priser, miltal och månadskostnader uppdateras löpande.',
  }),
  carPage({
    path: '/kop-bil',
    nav: 'Bil',
    title: 'Bil i lager',
    description:
      'Bilder, pris, månadskostnad, utrustning och tekniska data. Kontakta säljaren eller boka en provkörning direkt.',
    similar: 'Liknande bilar',
  }),
];

const ways: PageContent[] = [
  article({
    key: 'used',
    path: '/kop-bil/begagnade-bilar-i-lager',
    nav: 'Begagnade bilar',
    title: 'Begagnade bilar med känd historia',
    blocks: interactive.used,
    description:
      'Begagnade bilar som kontrollerats i egna verkstäder, med dokumenterad historik, skriftlig garanti och bytesrätt i fjorton dagar.',
    picture: car('estate', 'fjord-blue', 'front-left', 'Mörkblå kombi snett framifrån'),
    lead: 'De flesta av våra begagnade bilar har vi sålt och servat förut. Det märks på skicket, och i papperen.',
    to: [narrowed(CARS, { car_condition: 'Begagnad' }), 'Se bilarna'],
    html: '<h2>Det här ingår alltid</h2><ul><li>Kontroll av motor, bromsar, chassi och elektronik i vår egen verkstad</li><li>Servicebok eller digital historik, kontrollerad miltalsavläsning</li><li>Minst tolv månaders garanti på personbilar upp till åtta år</li><li>Fjorton dagars bytesrätt om bilen inte passade så bra som du trodde</li></ul><p>Hittar vi något vid kontrollen åtgärdar vi det innan bilen läggs ut. Det som är normalt slitage för ålder och miltal står i annonsen, så att du slipper överraskningar.</p>',
    blurbs: [
      {
        title: 'Elbil på andra ägaren?',
        html: '<p>På begagnade elbilar mäter vi batteriets hälsa och visar resultatet. Då vet du hur stor del av räckvidden som finns kvar, och hur länge batterigarantin gäller.</p>',
        picture: scene('charging-home', 'Elbil på laddning utanför en villa i kvällsljus'),
        to: ['/livet-med-bil/kopa-begagnad-elbil', 'Läs vår köpguide'],
      },
    ],
  }),
  article({
    key: 'new',
    path: '/kop-bil/nya-bilar-i-lager',
    nav: 'Nya bilar',
    title: 'Nya bilar som är redo att levereras',
    description:
      'Nya bilar i lager med kort leveranstid. Välj färg och utrustning på riktigt, provkör och kör hem inom några dagar.',
    picture: car('suv', 'crystal-white', 'front-left', 'Vit suv snett framifrån'),
    lead: 'Fabriken kan ta månader på sig. De här bilarna är redan byggda, fraktade och på plats hos oss.',
    to: [narrowed(CARS, { car_condition: 'Ny' }), 'Se bilarna'],
    second: [DEALERS, 'Boka provkörning'],
    html: '<h2>Lagerbil eller beställning?</h2><p>En lagerbil har färg och utrustning som de flesta vill ha, och ofta ett bättre pris. Vill du bestämma varje detalj själv bygger vi bilen tillsammans med dig och håller kontakten tills den rullar in på gården. Båda vägarna börjar med en provkörning och ett skriftligt förslag.</p>',
  }),
  article({
    key: 'private-lease',
    path: '/kop-bil/privatleasing-bilar',
    nav: 'Privatleasing',
    title: 'Privatleasing med fast månadskostnad',
    description:
      'Privatleasa en ny bil med fast kostnad varje månad. Service, försäkring och däck kan ingå. Läs vad som gäller och se bilarna.',
    picture: car('hatchback', 'sage-green', 'front-left', 'Grågrön halvkombi snett framifrån'),
    lead: 'Du betalar för tiden du kör. När avtalet är slut lämnar du tillbaka bilen, eller byter till nästa.',
    to: [narrowed(CARS, { car_privateleasing_monthly_cost: '1000-20000' }), 'Se bilar med privatleasing'],
    html: '<h2>Så fungerar det</h2><ol><li>Välj bil, körsträcka och avtalstid, oftast 36 månader.</li><li>Vi gör en kreditprövning och skriver avtalet med BankID.</li><li>Du hämtar bilen. Service enligt plan ingår, försäkring och däck om du vill.</li><li>När tiden är ute besiktar vi bilen tillsammans. Normalt slitage är alltid okej.</li></ol><h2>Bra att veta</h2><p>Kör du längre än avtalat betalar du för de extra milen till ett pris som står i avtalet. Kör du kortare kan vi ofta justera under tiden. Vill du avsluta i förtid hjälper vi dig att räkna på vad det kostar.</p>',
  }),
];

const volvo = car('estate', 'slate-grey', 'front-left', 'Grå kombi snett framifrån');
const bmw = car('saloon', 'onyx-black', 'front-left', 'Svart sedan snett framifrån');
const kia = car('suv', 'pine-green', 'front-left', 'Mörkgrön suv snett framifrån');
const vw = car('hatchback', 'denim-blue', 'front-left', 'Blå halvkombi snett framifrån');

const brands: PageContent[] = [
  article({
    key: 'brands',
    path: '/kop-bil/bilmarken',
    nav: 'Bilmärken',
    title: 'Våra bilmärken',
    description:
      'Norrväg säljer och servar flera bilmärken. Läs om Volvo, BMW, Kia och Volkswagen hos oss och se vilka bilar som finns i lager.',
    picture: scene('showroom', 'Ljus bilhall med bilar från flera märken'),
    lead: 'Vi har tekniker som kan sina märken och säljare som kör dem själva. Välj ett märke för att se vad vi har inne.',
    to: [CARS, 'Alla märken i lager'],
    cards: {
      title: 'Välj märke',
      columns: '4',
      cards: [
        {
          title: 'Volvo',
          text: 'Trygga kombibilar och suvar för svenska vägar.',
          picture: volvo,
          to: ['/kop-bil/bilmarken/volvo', 'Volvo hos Norrväg'],
        },
        {
          title: 'BMW',
          text: 'Körglädje med bensin, laddhybrid och el.',
          picture: bmw,
          to: ['/kop-bil/bilmarken/bmw', 'BMW hos Norrväg'],
        },
        {
          title: 'Kia',
          text: 'Sju års nybilsgaranti och ett brett elprogram.',
          picture: kia,
          to: ['/kop-bil/bilmarken/kia', 'Kia hos Norrväg'],
        },
        {
          title: 'Volkswagen',
          text: 'Från Golf till Transporter, för familj och företag.',
          picture: vw,
          to: ['/kop-bil/bilmarken/volkswagen', 'Volkswagen hos Norrväg'],
        },
      ],
    },
  }),
  brand({
    slug: 'volvo',
    nav: 'Volvo',
    title: 'Volvo hos Norrväg',
    lead: 'Kombin som tar hela familjen till fjället, och suven som klarar vardagen på el.',
    html: '<h2>Våra Volvobilar</h2><p>Volvo är det märke vi har sålt längst. Vi har nästan alltid V60, XC40 och XC60 i lager, och flera årgångar att jämföra på samma gård. Begagnade bilar får en full genomgång av tekniker med märkesutbildning, inklusive uppdatering av bilens programvara.</p><p>Drar du husvagn eller hästtransport hjälper vi dig att välja rätt drivlina och kontrollerar dragvikten mot ditt körkort.</p>',
    picture: volvo,
  }),
  brand({
    slug: 'bmw',
    nav: 'BMW',
    title: 'BMW hos Norrväg',
    lead: 'Från smidiga 1-serie till elektriska i4. Bilar för dig som gärna tar omvägen hem.',
    html: '<h2>Våra BMW-bilar</h2><p>En begagnad BMW ska ha full servicehistorik, annars köper vi inte in den. Därför kan vi lämna garanti även på bilar med några år på nacken. Är du nyfiken på laddhybrid eller el berättar vi gärna hur verklig räckvidd och kostnad ser ut för den sträcka du faktiskt kör.</p>',
    picture: bmw,
  }),
  brand({
    slug: 'kia',
    nav: 'Kia',
    title: 'Kia hos Norrväg',
    lead: 'Mycket bil för pengarna, lång garanti och elbilar som laddar snabbt på riktigt.',
    html: '<h2>Våra Kiabilar</h2><p>Nybilsgarantin på sju år eller 15 000 mil följer bilen, inte ägaren. En treårig Kia hos oss har alltså fyra år kvar. EV6 och Niro är våra mest efterfrågade elbilar, och Sportage finns både som hybrid och laddhybrid.</p>',
    picture: kia,
  }),
  brand({
    slug: 'volkswagen',
    nav: 'Volkswagen',
    title: 'Volkswagen hos Norrväg',
    lead: 'Golf, Tiguan, ID.4 och transportbilar som gör jobbet. Tyskt handlag, svensk vinterutrustning.',
    html: '<h2>Våra Volkswagenbilar</h2><p>Volkswagen har en bil för varje del av livet, och de håller sitt värde väl. Vi säljer både personbilar och transportbilar, med verkstad för båda under samma tak. Fråga oss om inredning till skåpet: vi bygger om hyllor, golv och dragkrok innan leverans.</p>',
    picture: vw,
  }),
];

const types: PageContent[] = [
  article({
    key: 'types',
    path: '/kop-bil/biltyp',
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
      cards: [
        {
          title: 'Elbilar',
          text: 'Tyst, billigt per mil och laddad varje morgon.',
          picture: scene('charging-home', 'Elbil på laddning utanför en villa'),
          to: ['/kop-bil/biltyp/elbilar', 'Om elbilar'],
        },
        {
          title: 'Suv',
          text: 'Hög sittställning, fyrhjulsdrift och plats för fritiden.',
          picture: car('suv', 'thunder-grey', 'front-left', 'Mörkgrå suv snett framifrån'),
          to: ['/kop-bil/biltyp/suv', 'Om suvar'],
        },
        {
          title: 'Kombi',
          text: 'Störst lastutrymme, lägst förbrukning.',
          picture: car('estate', 'birch-silver', 'side', 'Silverfärgad kombi från sidan'),
          to: ['/kop-bil/biltyp/kombi', 'Om kombibilar'],
        },
        {
          title: 'Transportbilar',
          text: 'Arbetsbilar som är inredda innan de levereras.',
          picture: car('van', 'crystal-white', 'side', 'Vit transportbil från sidan'),
          to: ['/kop-bil/biltyp/transportbilar', 'Om transportbilar'],
        },
      ],
    },
  }),
  bodyType({
    slug: 'elbilar',
    nav: 'Elbilar',
    title: 'Elbilar, nya och begagnade',
    description:
      'Nya och begagnade elbilar hos Norrväg. Vi mäter batteriet, installerar laddboxen och hjälper dig räkna på räckvidd i vintertid.',
    lead: 'Räkna med vinterräckvidden, ladda hemma och kör för några kronor milen. Vi hjälper dig att komma igång.',
    html: '<h2>Tre frågor innan du väljer</h2><p><strong>Hur långt kör du på en vanlig dag?</strong> De flesta svenskar kör under sex mil. Då räcker även ett mindre batteri, och bilen blir både lättare och billigare.</p><p><strong>Var kan du ladda?</strong> En laddbox hemma gör störst skillnad. Vi säljer och installerar den tillsammans med bilen.</p><p><strong>Hur ofta kör du långt?</strong> Titta på laddeffekten snarare än på batteriets storlek. En bil som laddar snabbt ger kortare pauser.</p>',
    picture: scene('charging-home', 'Elbil på laddning utanför en villa i kvällsljus'),
    facets: { car_fuel: 'El' },
  }),
  bodyType({
    slug: 'suv',
    nav: 'Suv',
    title: 'Suvar för alla årstider',
    description:
      'Suvar med fram- eller fyrhjulsdrift, som bensin, hybrid och el. Jämför storlek, dragvikt och förbrukning hos Norrväg.',
    lead: 'Bra sikt, enkel instigning och grepp när plogbilen inte har hunnit fram.',
    html: '<h2>Välj rätt storlek</h2><p>En kompakt suv är lätt att parkera och räcker för två vuxna och två barn. Behöver du tre bilbarnstolar i bredd eller en tredje stolsrad finns det bara några få modeller som klarar det. Kom hit med stolarna och prova, det är enda sättet att veta säkert.</p><p>Fyrhjulsdrift gör mest nytta när du startar i halka eller drar släp. Bromsar gör bilen med däcken, så lägg gärna pengarna på riktigt bra vinterdäck först.</p>',
    picture: car('suv', 'thunder-grey', 'front-left', 'Mörkgrå suv snett framifrån'),
    facets: { car_body: 'SUV' },
  }),
  bodyType({
    slug: 'kombi',
    nav: 'Kombi',
    title: 'Kombibilar med plats för allt',
    description:
      'Kombibilar för familj och långresa, nya och begagnade. Jämför lastvolym, förbrukning och dragvikt bland bilarna hos Norrväg.',
    lead: 'Kombin är fortfarande den klokaste familjebilen: rymlig, tystgående på motorväg och snål.',
    html: '<h2>Därför väljer många kombi</h2><p>Ett lågt och långt lastutrymme är lättare att packa än ett högt. Hunden kliver in själv och takboxen går att nå. Eftersom kombin är lägre än en suv drar den mindre på motorväg, och däcken är ofta billigare.</p>',
    picture: car('estate', 'birch-silver', 'side', 'Silverfärgad kombi från sidan'),
    facets: { car_body: 'Kombi' },
  }),
  bodyType({
    slug: 'transportbilar',
    nav: 'Transportbilar',
    title: 'Transportbilar redo för jobbet',
    description:
      'Nya och begagnade transportbilar med inredning, dragkrok och värmare monterade. Priser exklusive moms och egen företagssäljare.',
    lead: 'Små skåp, stora skåp och pickuper. Vi monterar inredningen så att bilen tjänar pengar från första dagen.',
    html: '<h2>Utrustad före leverans</h2><p>Berätta vad ni gör så ritar vi inredningen: hyllor, golv, belysning, takräcke och dragkrok. Allt monteras i våra verkstäder och tas upp på samma faktura eller i samma leasingavtal. Går bilen sönder har vi ersättningsbilar av samma slag, så att arbetsdagen inte står still.</p>',
    picture: car('van', 'crystal-white', 'front-left', 'Vit transportbil snett framifrån'),
    facets: { car_vehicle_type: 'Transportbil' },
  }),
];

export const buyPages: PageContent[] = [...entry, ...ways, ...brands, ...types, ...moneyPages];
