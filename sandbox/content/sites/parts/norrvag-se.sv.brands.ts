/** Norrväg Sweden in Swedish: the makes below "Köp bil". */

import type { PageContent } from '../../authoring.ts';
import { car, scene } from './blocks.ts';
import { segmentOf } from './modelCards.ts';
import { modelsOf } from './norrvag-se.sv.models.ts';
import { type ArticleWords, article } from './pages.ts';

const CARS = '/kop-bil/alla-bilar-i-lager';
const DEALERS = '/anlaggningar';
const BRANDS = '/kop-bil/bilmarken';

type Make = Pick<ArticleWords, 'lead' | 'html' | 'picture'> & {
  readonly name: string;
  /** On the card of the page of all makes. */
  readonly pitch: string;
  /** In the menu too; the page of all makes has the others. */
  readonly menu?: true;
  /** The group is no agent for the make, so it sells used cars of it only. */
  readonly usedOnly?: true;
};

const MAKES: readonly Make[] = [
  {
    name: 'Volvo',
    menu: true,
    pitch: 'Trygga kombibilar och suvar för svenska vägar.',
    lead: 'Kombin som tar hela familjen till fjället, och suven som klarar vardagen på el.',
    html: '<h2>Våra Volvobilar</h2><p>Volvo är det märke vi har sålt längst. Vi har nästan alltid V60, XC40 och XC60 i lager, och flera årgångar att jämföra på samma gård. Begagnade bilar får en full genomgång av tekniker med märkesutbildning, inklusive uppdatering av bilens programvara.</p><p>Drar du husvagn eller hästtransport hjälper vi dig att välja rätt drivlina och kontrollerar dragvikten mot ditt körkort.</p>',
    picture: car('estate', 'slate-grey', 'front-left', 'Grå kombi snett framifrån'),
  },
  {
    name: 'Volkswagen',
    menu: true,
    pitch: 'Från Golf till Transporter, för familj och företag.',
    lead: 'Golf, Tiguan, ID.4 och transportbilar som gör jobbet. Tyskt handlag, svensk vinterutrustning.',
    html: '<h2>Våra Volkswagenbilar</h2><p>Volkswagen har en bil för varje del av livet, och de håller sitt värde väl. Vi säljer både personbilar och transportbilar, med verkstad för båda under samma tak. Fråga oss om inredning till skåpet: vi bygger om hyllor, golv och dragkrok innan leverans.</p>',
    picture: car('hatchback', 'denim-blue', 'front-left', 'Blå halvkombi snett framifrån'),
  },
  {
    name: 'Kia',
    menu: true,
    pitch: 'Sju års nybilsgaranti och ett brett elprogram.',
    lead: 'Mycket bil för pengarna, lång garanti och elbilar som laddar snabbt på riktigt.',
    html: '<h2>Våra Kiabilar</h2><p>Nybilsgarantin på sju år eller 15 000 mil följer bilen, inte ägaren. En treårig Kia hos oss har alltså fyra år kvar. EV6 och Niro är våra mest efterfrågade elbilar, och Sportage finns som laddhybrid.</p>',
    picture: car('suv', 'pine-green', 'front-left', 'Mörkgrön suv snett framifrån'),
  },
  {
    name: 'Toyota',
    menu: true,
    pitch: 'Elhybrider som laddar sig själva och går länge.',
    lead: 'Elhybriden som aldrig behöver en sladd, och en suv för varje skogsväg.',
    html: '<h2>Våra Toyotabilar</h2><p>De flesta som köper Toyota av oss gör det för andra gången. Elhybriderna är snåla i stan, batteriet kontrolleras vid varje service och garantin förlängs ett år i taget så länge bilen servas enligt plan.</p><p>Behöver du dra släp ska du titta på RAV4. Kör du mest i stan räcker Yaris långt, och den går att parkera överallt.</p>',
    picture: car('city', 'birch-silver', 'front-left', 'Silverfärgad småbil snett framifrån'),
  },
  {
    name: 'Renault',
    menu: true,
    pitch: 'Franska stadsbilar, nu med eldrift.',
    lead: 'Från Clio till eldrivna 5. Bilar som är roliga att köra i stan och lätta att äga.',
    html: '<h2>Våra Renaultbilar</h2><p>Renault byggde elbilar långt före de flesta, och det märks: värmepumpen är standard på många modeller och laddningen hemma går fort med trefas. Clio finns kvar för dig som hellre tankar.</p><p>Vi säljer också skåpbilarna Trafic och Master, med samma verkstad och samma tekniker som för personbilarna.</p>',
    picture: car('city', 'signal-yellow', 'front-left', 'Gul småbil snett framifrån'),
  },
  {
    name: 'Dacia',
    pitch: 'Det du behöver, till ett pris som går att förstå.',
    lead: 'En ny bil till priset av en begagnad. Inget du inte behöver, och lätt att laga.',
    html: '<h2>Våra Daciabilar</h2><p>Duster är vår vanligaste bil norr om Gävle, och det är ingen slump: hög frigång, enkel teknik och fyrhjulsdrift till ett pris där andra börjar prata om tillval. Sandero är Sveriges kanske billigaste nya bil som ändå rymmer en familj.</p><p>Vi säger som det är om elbilen Spring: den är gjord för korta sträckor i stan, och där är den svårslagen.</p>',
    picture: car('suv', 'sand-beige', 'front-left', 'Beige suv snett framifrån'),
  },
  {
    name: 'Ford',
    menu: true,
    pitch: 'Personbilar, pickuper och hantverkarens Transit.',
    lead: 'Kuga till familjen, Transit till firman och en Mustang för den som har väntat länge nog.',
    html: '<h2>Våra Fordbilar</h2><p>Våra verkstäder servar fler Transit än någon annan transportbil, och vi har reservdelarna hemma. Bland personbilarna är laddhybriden Kuga den som oftast byter ägare hos oss: tyst i vardagen och redo för släp på helgen.</p><p>Ranger levererar vi med flaklock, dragkrok och underredsbehandling redan monterade om du vill.</p>',
    picture: car('pickup', 'ember-orange', 'front-left', 'Orange pickup snett framifrån'),
  },
  {
    name: 'Polestar',
    menu: true,
    pitch: 'Svenska elbilar med lång räckvidd.',
    lead: 'Elbilar ritade i Göteborg, med stram inredning och räckvidd som klarar vintern.',
    html: '<h2>Våra Polestarbilar</h2><p>Du beställer på nätet eller hos oss, och provkör på någon av våra anläggningar. Service och garantiarbeten gör vi i samma hall som Volvo, för mycket av tekniken är gemensam.</p><p>Begagnade Polestar 2 säljer vi med uppmätt batterihälsa. Fråga efter bil med värmepump om du kör mycket på vintern, det gör skillnad i minusgrader.</p>',
    picture: car('saloon', 'thunder-grey', 'front-left', 'Mörkgrå sedan snett framifrån'),
  },
  {
    name: 'Škoda',
    menu: true,
    pitch: 'Mest plats för pengarna, med paraply i dörren.',
    lead: 'Rymliga kombibilar och suvar med kloka detaljer, och en elbil som tar hela familjen.',
    html: '<h2>Våra Škodabilar</h2><p>Octavia är bilen vi rekommenderar när någon säger att de bara vill ha en bra bil. Superb är större än de flesta vågar tro, och Enyaq har blivit elbilen för familjer som kommer från kombi.</p><p>Titta efter isskrapan i tankluckan. Den mäter också mönsterdjupet.</p>',
    picture: car('estate', 'sage-green', 'front-left', 'Grågrön kombi snett framifrån'),
  },
  {
    name: 'Hyundai',
    pitch: 'Snabbladdade elbilar och hybrider för vardagen.',
    lead: 'Elbilar som laddar på en fikarast, och hybrider som inte kräver någonting av dig.',
    html: '<h2>Våra Hyundaibilar</h2><p>IONIQ 5 laddar med 800 volt, vilket i vanliga ord betyder kortare stopp. Bilen kan också lämna ström: en kaffebryggare på campingen eller ett kylskåp när det blir strömavbrott. Kona och Tucson finns som hybrider för dig som saknar laddplats.</p><p>Garantin gäller i fem år utan milbegränsning, och åtta år på batteriet.</p>',
    picture: car('suv', 'denim-blue', 'front-left', 'Blå suv snett framifrån'),
  },
  {
    name: 'Fiat',
    pitch: 'Den lilla elbilen, och den stora skåpbilen.',
    lead: 'Lilla 500 för trånga gator, stora Ducato för den som fraktar eller campar.',
    html: '<h2>Våra Fiatbilar</h2><p>Fiat gör två saker bättre än de flesta: små bilar och husbilens bottenplatta. Eldrivna 500e är vår populäraste andrabil, och räckvidden räcker för en vecka i stan.</p><p>Ducato servar vi på anläggningar med hög port, så även husbilar får plats. Ring före, så ser vi till att rätt lyft är ledig.</p>',
    picture: car('city', 'crystal-white', 'front-left', 'Vit småbil snett framifrån'),
  },
  {
    name: 'Mercedes-Benz',
    pitch: 'Långfärdsbilar, eldrift och transportbilar.',
    lead: 'För långa mil i tystnad, och för skåpbilen som ska hålla i femtio tusen mil.',
    html: '<h2>Våra Mercedes-Benz-bilar</h2><p>De vanligaste hos oss är C-Klass kombi och GLC, ofta som laddhybrid med en elräckvidd som räcker till veckans pendling. EQA är det enklaste sättet in i eldrift om du vill ha en suv som är lätt att parkera.</p><p>Vito och Sprinter säljer vi via anläggningar med egen transportbilsavdelning. Där finns också ersättningsbil med lastutrymme.</p>',
    picture: car('estate', 'midnight-black', 'front-left', 'Svart kombi snett framifrån'),
  },
  {
    name: 'Peugeot',
    pitch: 'Personliga småbilar, elbilar och lätta skåp.',
    lead: 'Liten ratt, lång lista med val: bensin, laddhybrid eller el i samma modell.',
    html: '<h2>Våra Peugeotbilar</h2><p>Hos Peugeot väljer du bil först och drivmedel sedan. 208 finns både som bensinbil och elbil, med samma bagageutrymme och samma inredning. Provkör båda samma dag, så vet du.</p><p>Partner och Expert är skåpbilarna som hantverkare i våra städer väljer när de ska in i parkeringshuset.</p>',
    picture: car('city', 'crimson-red', 'front-left', 'Röd småbil snett framifrån'),
  },
  {
    name: 'BMW',
    usedOnly: true,
    pitch: 'Körglädje med bensin, laddhybrid och el.',
    lead: 'Från smidiga 1-serie till elektriska i4. Bilar för dig som gärna tar omvägen hem.',
    html: '<h2>Våra BMW-bilar</h2><p>En begagnad BMW ska ha full servicehistorik, annars köper vi inte in den. Därför lämnar vi garanti även på bilar med några år på nacken. Är du nyfiken på laddhybrid eller el berättar vi gärna hur verklig räckvidd och kostnad ser ut för den sträcka du faktiskt kör.</p>',
    picture: car('saloon', 'onyx-black', 'front-left', 'Svart sedan snett framifrån'),
  },
];

function brand({ name, pitch: _pitch, menu, usedOnly, ...words }: Make): PageContent {
  const slug = segmentOf(name);
  return article({
    ...words,
    nav: name,
    hidden: !menu,
    title: `${name} hos Norrväg`,
    key: `brand-${slug}`,
    path: `${BRANDS}/${slug}`,
    description: `${usedOnly ? 'Begagnade' : 'Nya och begagnade'} ${name} hos Norrväg. Se alla bilar i lager, boka provkörning och få ett finansieringsförslag samma dag.`,
    to: [`${CARS}/b/${slug}`, `Se alla ${name} i lager`],
    second: [DEALERS, 'Hitta en anläggning'],
    blocks: modelsOf(slug),
    cards: {
      title: `Din väg till en ${name}`,
      cards: [
        {
          title: 'Provkör först',
          text: 'Boka en tid hos anläggningen där bilen står. Vi ser till att den är framkörd och laddad eller tankad.',
          to: [DEALERS, 'Välj anläggning'],
        },
        {
          title: 'Räkna på månaden',
          text: 'Billån, privatleasing eller företagsleasing. Vi visar vad bilen kostar hela tiden, inte bara första månaden.',
          to: ['/kop-bil/finansiering', 'Jämför finansiering'],
        },
        {
          title: 'Lämna din gamla bil',
          text: 'Vi värderar din nuvarande bil och löser lånet om det finns ett. Du byter nycklar en gång.',
          to: ['/salj-bil', 'Värdera din bil'],
        },
      ],
    },
  });
}

export const brandPages: PageContent[] = [
  article({
    key: 'brands',
    path: BRANDS,
    nav: 'Bilmärken',
    title: 'Våra bilmärken',
    description:
      'Norrväg säljer och servar flera bilmärken, från Volvo och Volkswagen till Dacia och Polestar. Se vilka bilar som finns i lager.',
    picture: scene('showroom', 'Ljus bilhall med bilar från flera märken'),
    lead: 'Vi har tekniker som kan sina märken och säljare som kör dem själva. Välj ett märke för att se vad vi har inne.',
    to: [CARS, 'Alla märken i lager'],
    cards: {
      title: 'Välj märke',
      columns: '4',
      cards: MAKES.map(({ name, pitch, picture }) => ({
        title: name,
        text: pitch,
        picture,
        to: [`${BRANDS}/${segmentOf(name)}`, `${name} hos Norrväg`],
      })),
    },
  }),
  ...MAKES.map(brand),
];
