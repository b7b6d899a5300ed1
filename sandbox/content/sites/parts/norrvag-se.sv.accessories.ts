/** Norrväg Sweden in Swedish: accessories by name, below "Däck och biltillbehör". */

import type { PageContent } from '../../authoring.ts';
import { car, scene } from './blocks.ts';
import { type ArticleWords, article } from './pages.ts';

const ACCESSORIES = '/dack-och-biltillbehor/biltillbehor';
const DEALERS = '/anlaggningar';

type Accessory = Pick<ArticleWords, 'nav' | 'title' | 'description' | 'lead' | 'html' | 'picture'> & {
  readonly slug: string;
};

const SOLD: readonly Accessory[] = [
  {
    slug: 'takboxar',
    nav: 'Takboxar',
    title: 'Takboxar som är tysta i 110',
    description:
      'Köp eller hyr takbox hos Norrväg. Så väljer du rätt längd och volym, packar rätt och räknar på vikten på taket.',
    picture: car('estate', 'fjord-blue', 'side', 'Mörkblå kombi från sidan'),
    lead: 'För skidor, barnvagn och allt som inte fick plats. Hyr för en vecka eller köp för tio år.',
    html: '<h2>Välj storlek</h2><p>Skidor styr längden: mät det längsta paret och lägg till tio centimeter. En smal box lämnar plats för cyklar bredvid, en bred rymmer mer än bagageutrymmet. Bakluckan måste gå att öppna, så vi provar på din bil.</p><h2>Räkna på vikten</h2><p>Bilens högsta taklast är ofta 75 kilo, och då ingår både räcken och box. Tungt ska ligga i bilen, lätt och skrymmande på taket.</p><h2>Hyra</h2><p>Från 695 kronor i veckan med montering. Boka i god tid före sportlovet, vi har femton boxar per anläggning och de tar slut.</p>',
  },
  {
    slug: 'lasthallare',
    nav: 'Lasthållare och cykelhållare',
    title: 'Lasthållare, cykelhållare och skidhållare',
    description:
      'Lasthållare för räcken, fixpunkter och släta tak, cykelhållare för dragkrok och skidhållare. Vi monterar medan du väntar.',
    picture: car('suv', 'sage-green', 'side', 'Grågrön suv från sidan'),
    lead: 'Rätt fot för ditt tak, så sitter lasten kvar även när du bromsar.',
    html: '<h2>Taket avgör</h2><ul><li><strong>Räcken med luft under</strong> tar nästan alla lasthållare.</li><li><strong>Infällda räcken</strong> kräver fötter gjorda för din modell.</li><li><strong>Slätt tak</strong> har fixpunkter under lister. Vi visar var.</li></ul><h2>Cyklarna</h2><p>Elcyklar är tunga, så de ska på dragkroken: hållaren tål 60 kilo och går att fälla när du ska nå bagaget. Skymmer cyklarna lyktor eller skylt behövs en extra skylt, och den beställer du själv hos Transportstyrelsen.</p>',
  },
  {
    slug: 'dragkrok',
    nav: 'Dragkrok',
    title: 'Dragkrok med montering och besiktning',
    description:
      'Fast, avtagbar eller infällbar dragkrok, monterad och kodad till bilen. Så vet du hur mycket du får dra, och vad det kostar.',
    picture: car('suv', 'slate-grey', 'rear', 'Grå suv bakifrån'),
    lead: 'Från 9 900 kronor monterad, med elkablar som bilens dator känner igen.',
    html: '<h2>Tre sorter</h2><ul><li><strong>Fast</strong> är billigast och tål mest.</li><li><strong>Avtagbar</strong> syns inte när den inte används. Nyckeln ska sitta i nyckelknippan, inte i lådan hemma.</li><li><strong>Infällbar</strong> trycks fram med en knapp eller foten.</li></ul><h2>Vad du får dra</h2><p>Bilens högsta släpvagnsvikt och ditt körkort bestämmer tillsammans. Elbilar får ibland bara ha cykelhållare på kroken, så fråga innan du köper bil. Mer om vikter står i <a href="/livet-med-bil/dra-slap">vår guide om släp</a>.</p>',
  },
  {
    slug: 'barnstolar',
    nav: 'Bilbarnstolar',
    title: 'Bilbarnstolar, bakåtvända så länge det går',
    description:
      'Babyskydd, bakåtvända stolar och bältesstolar som är provade i just din bilmodell. Norrväg visar hur de monteras rätt.',
    picture: scene('handover', 'Mörkblå bil med röd rosett på taket i en ljus bilhall'),
    lead: 'Bakåtvänt till minst fyra års ålder. Vi provar stolen i din bil innan du betalar.',
    html: '<h2>Rätt stol vid rätt ålder</h2><ul><li><strong>Babyskydd</strong> tills huvudet når kanten.</li><li><strong>Bakåtvänd stol</strong> till fyra år, gärna längre.</li><li><strong>Bältesstol eller kudde</strong> tills barnet är 135 centimeter.</li></ul><h2>I framsätet?</h2><p>Bara om krockkudden går att stänga av, och då ska den vara avstängd. Vi gör det och visar lampan som bekräftar det. Köp aldrig en begagnad stol utan att veta om den varit med i en krock, för det syns inte utanpå.</p>',
  },
  {
    slug: 'bilmattor',
    nav: 'Bilmattor',
    title: 'Bilmattor som håller vintern ute',
    description:
      'Gummimattor, textilmattor och bagagemattor formade efter din bil. Höga kanter för snön, fästen som håller vid pedalerna.',
    picture: scene('winter-road', 'Orange suv på en snöig väg mellan granar'),
    lead: 'En liter smältvatten om dagen är normalt i januari. Det ska stanna på mattan.',
    html: '<h2>Gummi eller textil?</h2><p>Gummi med höga kanter på vintern, textil på sommaren. De flesta har båda och byter samtidigt som hjulen. Mattor efter modell fäster i bilens egna knappar, så att de aldrig glider in under bromspedalen.</p><h2>Bagaget</h2><p>En formad bagagematta räddar klädseln från hund, cykel och läckande dunkar. Säg årsmodell, för golvet ändras ofta mitt i en modells liv.</p>',
  },
  {
    slug: 'motorvarmare',
    nav: 'Motorvärmare och parkeringsvärmare',
    title: 'Motorvärmare, med och utan sladd',
    description:
      'Varm motor och isfria rutor utan att stå och skrapa. Motorvärmare, kupévärmare och parkeringsvärmare monterade hos Norrväg.',
    picture: scene('winter-road', 'Snöig väg mellan granar i blått ljus'),
    lead: 'Slipp skrapa, slit mindre på motorn och sänk utsläppen de första kilometrarna.',
    html: '<h2>Med eller utan sladd</h2><p><strong>Elektrisk motorvärmare</strong> är billigast och behöver ett uttag. En timme räcker ner till minus tio, två timmar därunder. Komplettera med kupévärmare, så är rutorna torra.</p><p><strong>Parkeringsvärmare</strong> går på bilens bränsle, startas från mobilen och behöver ingen sladd. Monteringen tar en dag.</p><h2>Elbil?</h2><p>Då har du redan en. Ställ in avfärdstiden i appen medan bilen laddar, så tas värmen från nätet i stället för från räckvidden.</p>',
  },
];

const accessory = ({ slug, ...words }: Accessory): PageContent =>
  article({
    ...words,
    key: `accessory-${slug}`,
    path: `${ACCESSORIES}/${slug}`,
    to: [DEALERS, 'Fråga din anläggning'],
    second: [ACCESSORIES, 'Alla tillbehör'],
  });

export const accessoryPages: PageContent[] = [
  article({
    key: 'accessories',
    path: ACCESSORIES,
    nav: 'Biltillbehör',
    title: 'Biltillbehör som passar just din bil',
    description:
      'Takboxar, lasthållare, dragkrok, bilbarnstolar, mattor och motorvärmare. Provade på din modell och monterade hos Norrväg.',
    picture: car('estate', 'fjord-blue', 'rear', 'Mörkblå kombi bakifrån'),
    lead: 'Vi säljer inget vi inte har monterat själva. Säg registreringsnumret, så vet vi vad som passar.',
    to: [DEALERS, 'Hitta din anläggning'],
    html: '<h2>Montering ingår i priset</h2><p>Tillbehör som kräver verktyg monterar vi medan du väntar. Det som kopplas till bilens elektronik kodar vi, så att dragkroken fäller av spegeln och värmaren syns i menyn. På originaltillbehör gäller bilens egen garanti.</p>',
    cards: {
      title: 'Välj tillbehör',
      cards: SOLD.map(({ slug, nav, lead, picture }) => ({
        title: nav,
        text: lead,
        picture,
        to: [`${ACCESSORIES}/${slug}`, 'Läs mer'],
      })),
    },
  }),
  ...SOLD.map(accessory),
];
