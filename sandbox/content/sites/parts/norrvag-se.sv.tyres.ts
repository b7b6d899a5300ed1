/** Norrväg Sweden in Swedish: buying tyres and parts, and what is said after a purchase. */

import type { PageContent } from '../../authoring.ts';
import { scene } from './blocks.ts';
import { article, textPage } from './pages.ts';

const TYRES = '/dack-och-biltillbehor';
const SHOP = `${TYRES}/dackwebb`;
const BOOK = '/service-och-verkstad/boka-bilverkstad';
const DEALERS = '/anlaggningar';

const shelves = scene('tyre-storage', 'Däck i prydliga hyllor');

export const tyreShopPages: PageContent[] = [
  article({
    key: 'tyre-shop',
    path: SHOP,
    nav: 'Däckwebb',
    title: 'Däckwebben: rätt däck till din bil',
    description:
      'Köp däck hos Norrväg: vi hittar rätt dimension, belastning och fart på registreringsnumret och monterar på din anläggning.',
    picture: shelves,
    lead: 'Säg registreringsnumret, så vet vi dimension, lastindex och vilka däck som finns hemma i dag.',
    to: [DEALERS, 'Beställ hos din anläggning'],
    second: [`${TYRES}/hjulskifte`, 'Om hjulskifte'],
    html: '<h2>Så köper du</h2><ol><li>Ring eller mejla din anläggning och lämna registreringsnumret.</li><li>Du får tre förslag: ett bra, ett bättre och ett som vi själva skulle välja. Priset är alltid monterat och klart.</li><li>Däcken ligger framme när du kommer. Montering och balansering tar en timme.</li></ol><h2>Läs märkningen</h2><p>Märkningen visar förbrukning, våtgrepp och buller från A till E. Ett steg bättre våtgrepp är flera meter kortare bromssträcka i regn, så titta där först. Symbolen med ett berg och en snöflinga betyder att däcket är godkänt som vinterdäck.</p>',
    cards: {
      title: 'Välj säsong',
      cards: [
        {
          title: 'Sommardäck',
          text: 'Våtgrepp, buller och mönsterdjup på varma vägar.',
          to: [`${TYRES}/sommardack`, 'Om sommardäck'],
        },
        {
          title: 'Vinterdäck',
          text: 'Dubb eller friktion, och vad lagen säger.',
          to: [`${TYRES}/vinterdack`, 'Om vinterdäck'],
        },
        {
          title: 'Däckhotell',
          text: 'Låt de andra fyra bo hos oss.',
          to: [`${TYRES}/dackhotell`, 'Om däckhotellet'],
        },
      ],
    },
  }),
  article({
    key: 'summer-tyres',
    path: `${TYRES}/sommardack`,
    nav: 'Sommardäck',
    title: 'Sommardäck för torrt, blött och elbil',
    description:
      'När ska sommardäcken på, hur djupt ska mönstret vara och varför behöver elbilar egna däck? Råd från Norrvägs däckverkstäder.',
    picture: scene('coast-road', 'Röd bil på en kustväg i klart väder'),
    lead: 'På varm asfalt stannar ett bra sommardäck flera billängder före ett vinterdäck.',
    to: [SHOP, 'Köp sommardäck'],
    html: '<h2>När?</h2><p>Dubbdäck ska bort senast den 15 april om det inte är vinterväglag. Vänta tills dygnets medeltemperatur håller sig över sju grader, då är gummit i sitt rätta element.</p><h2>Hur slitet?</h2><p>Lagens gräns är 1,6 millimeter. Vid tre millimeter rinner inte vattnet undan längre, och bilen planar i hastigheter där du trodde att du var säker.</p><h2>Elbil</h2><p>Välj däck med märkningen XL eller HL och lågt rullmotstånd. Tyngden och vridmomentet sliter annars ut ett vanligt däck på en säsong.</p>',
  }),
  article({
    key: 'winter-tyres',
    path: `${TYRES}/vinterdack`,
    nav: 'Vinterdäck',
    title: 'Vinterdäck: dubb eller friktion?',
    description:
      'Vinterdäck är krav från 1 december till 31 mars vid vinterväglag. Så väljer du mellan dubb och friktion, och så länge håller däcken.',
    picture: scene('winter-road', 'Orange suv på en snöig väg mellan granar'),
    lead: 'Svaret beror på din väg till jobbet, inte på vad grannen kör med.',
    to: [SHOP, 'Köp vinterdäck'],
    second: [`${TYRES}/hjulskifte`, 'Boka hjulskifte'],
    html: '<h2>Dubb</h2><p>Bäst på blank is. Välj dubb om du kör tidigt på morgonen, på landsväg eller norr om Dalälven. Kom ihåg dubbförbudet på vissa gator i Stockholm, Göteborg och Uppsala.</p><h2>Friktion</h2><p>Tystare, snålare och bäst på snö och våt asfalt. Rätt för stan och för den som kan vänta tills vägen är sandad.</p><h2>Hur länge håller de?</h2><p>Räkna med fem till sju vintrar. Under fem millimeter tappar däcket greppet i slask, långt före lagens tre. Vi mäter på fyra ställen vid varje skifte och skriver upp resultatet.</p>',
  }),
  article({
    key: 'parts',
    path: `${TYRES}/reservdelar`,
    nav: 'Reservdelar',
    title: 'Reservdelar över disk eller hem till dig',
    description:
      'Originaldelar till de märken Norrväg säljer. Beställ på registreringsnummer, hämta på anläggningen eller få dem hemskickade.',
    picture: scene('workshop', 'Bil på lyft i en ren verkstad'),
    lead: 'Rätt del första gången. Vi söker på registreringsnumret, inte på årsmodell och gissning.',
    to: [DEALERS, 'Ring reservdelsdisken'],
    second: [BOOK, 'Boka montering'],
    html: '<h2>Så beställer du</h2><p>Ring reservdelsdisken på din anläggning, eller mejla registreringsnummer och vad du söker. Beställer du före klockan femton är delen oftast framme nästa morgon.</p><h2>Återbrukat</h2><p>Strålkastare, dörrar och speglar har vi ofta som återbrukade originaldelar. De är kontrollerade, har samma garanti som nya och kostar omkring hälften.</p><h2>Skruvar du själv?</h2><p>Bra. Vi säljer olja i den klass din motor kräver och tar emot den gamla. Åtdragningsmoment svarar vi på utan kostnad.</p>',
  }),
  textPage({
    key: 'tyre-shop-thanks',
    path: `${TYRES}/dackkop-tack`,
    nav: 'Tack för ditt köp',
    noindex: true,
    title: 'Tack, dina däck är beställda',
    hidden: true,
    description:
      'Din beställning av däck är mottagen. Här står vad som händer nu: bekräftelse, leverans till anläggningen och tid för montering.',
    html: '<p>Beställningen är mottagen och en bekräftelse är på väg till din e-post. Kommer den inte inom en timme, titta i skräpposten eller ring oss på <a href="tel:+46846500410">08-465 004 10</a>.</p><h2>Det här händer nu</h2><ol><li>Däcken skickas till anläggningen du valde, oftast inom tre vardagar.</li><li>Du får ett sms när de är framme, med förslag på tid för montering.</li><li>Du betalar på plats när däcken sitter på bilen.</li></ol><p>Du har fjorton dagars ångerrätt på däck som inte är monterade. Under tiden kan du läsa om <a href="/dack-och-biltillbehor/dackhotell">däckhotellet</a>, så slipper du bära hem de gamla.</p>',
  }),
  textPage({
    key: 'tyre-shop-failed',
    path: `${TYRES}/dackkop-fel`,
    nav: 'Köpet gick inte igenom',
    noindex: true,
    title: 'Köpet gick inte igenom',
    hidden: true,
    description:
      'Din beställning av däck kunde inte slutföras och inga pengar har dragits. Prova igen om en stund eller ring din anläggning.',
    html: '<p>Något gick fel innan beställningen var klar. Inga pengar har dragits och inga däck är reserverade.</p><h2>Prova det här</h2><ul><li>Avbröt du i banken eller i BankID? Börja om från <a href="/dack-och-biltillbehor/dackwebb">däckwebben</a>.</li><li>Var däcken slutsålda? Anläggningen kan ofta hitta dem på ett annat lager. <a href="/anlaggningar">Hitta telefonnumret</a>.</li><li>Ser du ändå en dragning på kontot? Det är en reservation, och den släpps inom tre bankdagar.</li></ul><p>Du kan alltid beställa per telefon på <a href="tel:+46846500410">08-465 004 10</a>, vardagar 8–17.</p>',
  }),
];
