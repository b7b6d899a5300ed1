/** Norrväg Sweden in Swedish: selling a car, life with a car, sites, the group and its terms. */

import type { PageContent } from '../../authoring.ts';
import * as banners from './banners/norrvag-se.sv.ts';
import { scene } from './blocks.ts';
import { about, dealer, dealers, sustainability } from './information/norrvag-se.sv.ts';
import * as interactive from './interactive/norrvag-se.sv.ts';
import { advicePages, guideCards } from './norrvag-se.sv.advice.ts';
import { groupPages } from './norrvag-se.sv.group.ts';
import { article, dealerPage, dealersPage, textPage } from './pages.ts';

const CARS = '/kop-bil/alla-bilar-i-lager';
const DEALERS = '/anlaggningar';
const UPDATED = '2026-09-01T08:00:00Z';

const life: PageContent[] = [
  article({
    key: 'sell',
    path: '/salj-bil',
    nav: 'Sälj bil',
    title: 'Sälj din bil till oss',
    blocks: interactive.sell,
    description:
      'Sälj bilen till Norrväg och få ett skriftligt bud. Vi löser lånet, sköter ägarbytet och betalar ut pengarna inom två bankdagar.',
    picture: scene('handover', 'Mörkblå bil med röd rosett på taket i en ljus bilhall'),
    lead: 'Ett skriftligt bud som gäller i sju dagar, lånet löst och pengarna på kontot inom två bankdagar.',
    to: [DEALERS, 'Boka en värdering'],
    html: '<h2>En bil mindre att tänka på</h2><p>Du behöver inte köpa en ny bil av oss. Men om du gör det räknar vi in din gamla som kontantinsats, och du kör hem i nästa samma dag.</p><h2>Det här höjer värdet</h2><p>Två uppsättningar hjul, fullständig servicehistorik, båda nycklarna och en ren bil. Små bucklor behöver du inte laga, det gör vi billigare.</p>',
  }),
  article({
    key: 'life',
    path: '/livet-med-bil',
    nav: 'Livet med bil',
    title: 'Livet med bil',
    description:
      'Råd och guider från Norrvägs säljare och tekniker: köpa begagnad elbil, sköta bilen i vinter och mycket mer för dig som kör.',
    picture: scene('coast-road', 'Kustväg i klart morgonljus'),
    lead: 'Våra säljare och tekniker svarar på samma frågor varje dag. Här är svaren, utan säljsnack.',
    to: ['/livet-med-bil/kopa-begagnad-elbil', 'Köpa begagnad elbil'],
    html: '<h2>Råd från dem som skruvar</h2><p>Allt här är skrivet av någon hos oss som gör det till vardags. Saknar du något? Fråga när du ändå är inne för service, så kanske svaret blir nästa guide.</p>',
    cards: {
      title: 'Läs våra guider',
      cards: [
        {
          title: 'Köpa begagnad elbil',
          text: 'Batteriets hälsa, garantier och vad räckvidden betyder i januari.',
          picture: scene('charging-home', 'Elbil på laddning i kvällsljus'),
          to: ['/livet-med-bil/kopa-begagnad-elbil', 'Läs köpguiden'],
        },
        {
          title: 'Bilen i vinter',
          text: 'Batteri, rutor, lås och däck. En timmes arbete som sparar många morgnar.',
          picture: scene('winter-road', 'Snöig väg mellan granar'),
          to: ['/livet-med-bil/bilen-i-vinter', 'Läs vinterguiden'],
        },
        ...guideCards,
        {
          title: 'Rätt däck till rätt väg',
          text: 'Dubb eller friktion? Och hur länge håller ett däck egentligen?',
          picture: scene('tyre-storage', 'Däck i prydliga hyllor'),
          to: ['/dack-och-biltillbehor', 'Läs om däck'],
        },
      ],
    },
  }),
  article({
    key: 'used-ev-guide',
    path: '/livet-med-bil/kopa-begagnad-elbil',
    nav: 'Köpa begagnad elbil',
    title: 'Köpa begagnad elbil: fem saker att kontrollera',
    description:
      'Batterihälsa, garanti, laddeffekt, däck och programvara. Vår guide till dig som ska köpa en begagnad elbil, skriven av våra tekniker.',
    picture: scene('charging-home', 'Elbil på laddning utanför en villa i kvällsljus'),
    lead: 'Andrahandsmarknaden är full av bra elbilar. Det gäller bara att fråga efter rätt saker.',
    to: [CARS, 'Se bilarna i lager'],
    html: '<h2>1. Batteriets hälsa</h2><p>Be om ett mätvärde, inte en gissning. En välskött bil har ofta över 90 procent kvar efter fem år. Hos oss hänger protokollet i vindrutan.</p><h2>2. Batterigarantin</h2><p>De flesta tillverkare lämnar åtta år eller 16 000 mil. Kontrollera startdatumet, det är inte alltid samma som bilens årsmodell.</p><h2>3. Laddeffekt</h2><p>Skillnaden mellan 50 och 150 kW är en kopp kaffe eller en lunch. Fråga också om bilen kan förvärma batteriet före snabbladdning.</p><h2>4. Däck och bromsar</h2><p>Elbilar är tunga och har mycket vridmoment. Titta efter ojämnt slitage fram, och efter rost på bromsskivorna bak.</p><h2>5. Programvara och konton</h2><p>Säljaren måste logga ut ur bilens app innan du kan logga in. Vi gör det åt dig och visar hur allt fungerar vid leveransen.</p>',
    updated: '2026-10-12T07:00:00Z',
  }),
  article({
    key: 'winter-guide',
    path: '/livet-med-bil/bilen-i-vinter',
    nav: 'Bilen i vinter',
    title: 'Så mår bilen bra i vinter',
    description:
      'Vinterguide från Norrvägs verkstäder: batteri, spolarvätska, gummilister, däck och hur du förvärmer elbilen utan att tappa räckvidd.',
    picture: scene('winter-road', 'Snöig väg mellan granar i blått ljus'),
    lead: 'En timme i oktober sparar många kalla morgnar i januari. Här är listan vi själva använder.',
    to: ['/service-och-verkstad/boka-bilverkstad', 'Boka vinterkontroll'],
    html: '<h2>Gör det här innan kylan kommer</h2><ul><li><strong>Batteriet.</strong> Ett batteri äldre än fem år bör mätas. Kyla tar fram svagheterna.</li><li><strong>Vätskorna.</strong> Spolarvätska ner till minus 25 grader och kylarvätska med rätt fryspunkt.</li><li><strong>Listerna.</strong> Smörj dörrlister och lås, så fryser de inte fast.</li><li><strong>Rutorna.</strong> Putsa insidan. En ren ruta immar mindre.</li></ul><h2>Kör du elbil?</h2><p>Förvärm medan bilen fortfarande sitter i laddaren, då tas energin från nätet. Räkna med 20 till 30 procent kortare räckvidd i sträng kyla, och planera snabbladdningen till när batteriet är varmt.</p>',
    updated: '2026-10-01T07:00:00Z',
  }),
];

const sites: PageContent[] = [
  dealersPage({
    path: DEALERS,
    nav: 'Anläggningar',
    title: 'Våra anläggningar',
    blocks: dealers,
    description:
      'Hitta din närmaste Norrväg. Adresser, telefonnummer och öppettider till bilförsäljning, verkstad, reservdelar och skadeverkstad.',
    text: 'Bilförsäljning, verkstad och däckhotell från söder till norr. Sök på ort eller välj den avdelning du behöver.',
  }),
  dealerPage({
    path: DEALERS,
    nav: 'Anläggning',
    title: 'Anläggning',
    description:
      'Adress, karta, öppettider och medarbetare på din anläggning hos Norrväg, och de senaste bilarna som kommit in.',
    blocks: dealer,
  }),
];

const group: PageContent[] = [
  article({
    key: 'about',
    path: '/om-oss',
    nav: 'Om oss',
    title: 'Om Norrväg',
    blocks: [...about, ...interactive.pictures, ...banners.about],
    description:
      'Norrväg är en nordisk bilgrupp med försäljning, verkstad och däckhotell. Läs om vilka vi är, hur vi arbetar och vad vi tror på.',
    picture: scene('dealer-norrvag', 'Norrvägs anläggning med upplyst fasad i skymning'),
    lead: 'En familjeägd bilgrupp som började med en verkstad och en bensinpump. Verkstaden är fortfarande hjärtat.',
    to: [DEALERS, 'Våra anläggningar'],
    html: '<h2>Från en verkstad till fyra länder</h2><p>Norrväg började 1961 i en träbyggnad vid riksvägen, där grundaren lagade traktorer på dagen och bilar på kvällen. I dag säljer och servar vi bilar i Sverige, Norge, Danmark och Finland. Vi är fortfarande ett familjeföretag, och varje anläggning har en platschef som bor på orten.</p><h2>Så vill vi bli bedömda</h2><p>Inte på dagen då du köper bilen, utan på dagen då något går fel. Därför mäter vi hur lång tid det tar tills vi svarar, hur ofta priset blev det vi lovade och om du skulle rekommendera oss till en granne.</p>',
    blurbs: [
      {
        title: 'Hållbart på riktigt',
        html: '<p>Solceller på taken, återvunna delar i skadeverkstaden och begagnade bilar som får ett längre liv. Läs vad vi har gjort, och vad som återstår.</p>',
        picture: scene('nordic-dawn', 'Bil på en väg i gryningsljus'),
        to: ['/om-oss/hallbarhet', 'Vårt hållbarhetsarbete'],
      },
    ],
    cards: {
      title: 'Mer om oss',
      cards: [
        {
          title: 'Hållbarhet',
          text: 'Mål, resultat och det vi inte är nöjda med än.',
          to: ['/om-oss/hallbarhet', 'Läs om hållbarhet'],
        },
        {
          title: 'Personuppgifter',
          text: 'Vilka uppgifter vi sparar, varför och hur länge.',
          to: ['/om-oss/integritetspolicy', 'Läs integritetspolicyn'],
        },
        {
          title: 'Kontakta oss',
          text: 'Enklast är att ringa din anläggning direkt.',
          to: ['/om-oss/kontakt', 'Alla nummer och adresser'],
        },
        {
          title: 'Historia',
          text: 'Från en träverkstad till Bilhuset, Motorpalatset och Norrväg.',
          to: ['/om-oss/historia', 'Läs vår historia'],
        },
        {
          title: 'Kvalitet och miljö',
          text: 'Det vi lovar, och hur vi mäter att det blir så.',
          to: ['/om-oss/kvalitet-och-miljo', 'Läs policyn'],
        },
      ],
    },
  }),
  article({
    key: 'sustainability',
    path: '/om-oss/hallbarhet',
    nav: 'Hållbarhet',
    title: 'Hållbarhet hos Norrväg',
    blocks: sustainability,
    description:
      'Så minskar Norrväg sin klimatpåverkan: el från egna tak, återbrukade reservdelar, utsläppsfria lånebilar och öppen redovisning.',
    picture: scene('nordic-dawn', 'Bil på en väg i gryningsljus'),
    lead: 'Bilar påverkar klimatet. Det vore konstigt att låtsas något annat, så här är vad vi gör åt saken.',
    html: '<h2>Det vi har gjort</h2><ul><li>Solceller på varannan anläggning</li><li>Lånebilar på el i alla större städer</li><li>Återbrukade originaldelar som förstahandsval i skadeverkstaden</li><li>Tvättvatten som renas och används igen</li></ul><h2>Det vi arbetar med</h2><p>Transporterna mellan våra anläggningar går fortfarande på diesel, och alltför många däck körs ut i onödan. Båda sakerna ska vara lösta senast 2028. Resultatet redovisar vi varje vår, även när det inte blev som vi hoppades.</p>',
  }),
  textPage({
    key: 'careers',
    path: '/jobba-hos-oss',
    nav: 'Jobba hos oss',
    external: 'https://jobb.norrvag-se.example',
    title: 'Jobba hos oss',
    description:
      'Vi söker mekaniker, säljare och människor som tycker om människor. Se lediga jobb hos Norrväg på vår sida för jobb.',
    html: '<p>Vi söker alltid fler som bryr sig om både bilar och människor. Alla lediga jobb finns på <a href="https://jobb.norrvag-se.example">jobb.norrvag-se.example</a>.</p>',
  }),
  textPage({
    key: 'cookies',
    path: '/om-oss/cookies',
    nav: 'Cookies',
    title: 'Cookies',
    hidden: true,
    updated: UPDATED,
    metaTitle: 'Cookies på webbplatsen',
    description:
      'Så använder Norrväg cookies: vilka som är nödvändiga, vilka du väljer själv, hur länge de sparas och hur du ändrar ditt val.',
    html: '<p>Cookies är små textfiler som sparas i din webbläsare. Vi använder så få som möjligt, och bara de nödvändiga innan du har sagt ja till fler.</p><h2>Nödvändiga</h2><p>Håller reda på ditt cookieval, skyddar formulär mot missbruk och minns vilka bilar du jämför. De går inte att stänga av och sparas i högst ett år.</p><h2>Statistik</h2><p>Berättar hur webbplatsen används, så att vi kan göra den bättre. Uppgifterna kopplas inte till dig som person och sätts bara om du tillåter det.</p><h2>Marknadsföring</h2><p>Gör att vi kan visa bilar du har tittat på även på andra webbplatser. Används bara om du tillåter det.</p><h2>Ändra ditt val</h2><p>Du kan när som helst ändra dig via länken <em>Cookieinställningar</em> längst ner på sidan, eller rensa cookies i din webbläsare.</p>',
  }),
  textPage({
    key: 'privacy',
    path: '/om-oss/integritetspolicy',
    nav: 'Integritetspolicy',
    title: 'Integritets\u00adpolicy',
    hidden: true,
    updated: UPDATED,
    description:
      'Så behandlar Norrväg dina personuppgifter när du köper bil, bokar verkstad eller kontaktar oss, och vilka rättigheter du har.',
    html: '<p>Norrväg Sverige AB är personuppgiftsansvarig för uppgifterna du lämnar till oss. Vi följer dataskyddsförordningen och sparar inte mer än vi behöver.</p><h2>Vilka uppgifter vi behandlar</h2><p>Namn, kontaktuppgifter, registreringsnummer och det du skriver till oss. Köper du bil behandlar vi också person- och betalningsuppgifter.</p><h2>Varför</h2><p>För att svara på din fråga, utföra en bokad tjänst, fullgöra ett köpeavtal och uppfylla bokföringslagen. Reklam skickar vi bara om du har samtyckt, och du kan säga nej när som helst.</p><h2>Hur länge</h2><p>Förfrågningar sparas i tolv månader. Uppgifter om köp och verkstadsbesök sparas i sju år efter räkenskapsårets slut.</p><h2>Dina rättigheter</h2><p>Du har rätt att få veta vad vi har sparat, att få det rättat och i många fall raderat. Skriv till <a href="mailto:dataskydd@norrvag-se.example">dataskydd@norrvag-se.example</a>. Är du inte nöjd med vårt svar kan du vända dig till Integritetsskyddsmyndigheten.</p>',
  }),
];

export const aboutPages: PageContent[] = [...life, ...advicePages, ...sites, ...group, ...groupPages];
