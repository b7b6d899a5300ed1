/** Rullande Sweden of the makes from Asia and America. */

import { FORD, HYUNDAI, KIA, MAZDA, NISSAN, TESLA, TOYOTA } from '../../../../data/models/world.ts';
import { car } from '../blocks.ts';
import type { MakeWords } from './make.ts';

export const WORLD_MAKES: readonly MakeWords[] = [
  {
    make: TOYOTA,
    common: true,
    picture: car('hatchback', 'birch-silver', 'front-left', 'Silverfärgad halvkombi snett framifrån'),
    summary: 'hybrider som bara går, och Hilux som drar.',
    card: 'Går. Och går. Och går.',
    lead: 'Den minst spännande bilen att sälja. Den kommer nämligen aldrig tillbaka.',
    likes:
      'Hybriderna. De laddar sig själva, drar fyra deciliter milen i stan och är snälla mot bromsarna. Servas bilen hos märket kan fabrikens garanti förlängas år för år.',
    checks: 'Hybridbatteriets fläkt och filter, som gärna samlar hundhår. Vi gör rent, mäter och skriver ut ett intyg.',
    pick: 'Corolla kombi. Köp den, glöm den, kör den.',
    models: [
      {
        name: 'Yaris',
        text: 'Hybrid för stan. Tankas när du råkar minnas det.',
        paint: 'crimson-red',
        alt: 'Röd småbil snett framifrån',
      },
      {
        name: 'Corolla Touring Sports',
        text: 'Kombi och hybrid i ett. Mest efterfrågad av alla våra Toyota.',
        paint: 'crystal-white',
        alt: 'Vit kombi snett framifrån',
      },
      {
        name: 'RAV4',
        text: 'Fyrhjulsdriven familjesuv som aldrig vill in på verkstad.',
        paint: 'slate-grey',
        alt: 'Grå suv snett framifrån',
      },
    ],
  },
  {
    make: KIA,
    common: true,
    picture: car('suv', 'pine-green', 'front-left', 'Mörkgrön suv snett framifrån'),
    summary: 'hybrid och el, ofta med fabriksgaranti kvar.',
    card: 'Lång garanti som ofta gäller fortfarande.',
    lead: 'Sju års garanti från fabriken, och den följer med bilen. Köp en treåring, få fyra år på köpet.',
    likes:
      'Garantin, förstås. Men också att elbilarna laddar snabbt på riktigt: från tio till åttio på tjugo minuter i en EV6.',
    checks:
      'Att servicen är gjord i tid. Har någon slarvat gäller inte garantin, och då gäller inte vårt intresse heller.',
    pick: 'Niro på el. Fyrtiosex mil, rejält baksäte, ingen dramatik.',
    models: [
      {
        name: 'Niro',
        text: 'Hybrid, laddhybrid eller el. Samma bil, tre svar.',
        paint: 'sage-green',
        alt: 'Grågrön suv snett framifrån',
      },
      {
        name: 'Sportage',
        text: 'Familjesuv med drag och plats för veckohandlingen.',
        paint: 'denim-blue',
        alt: 'Blå suv snett framifrån',
      },
      {
        name: 'Ceed Sportswagon',
        text: 'Kombi för den som räknar kronor, inte hästar.',
        paint: 'birch-silver',
        alt: 'Silverfärgad kombi snett framifrån',
      },
    ],
  },
  {
    make: HYUNDAI,
    picture: car('suv', 'denim-blue', 'front-left', 'Blå suv snett framifrån'),
    summary: 'Kona, Tucson, IONIQ 5 och lilla i20.',
    card: 'Framtiden, fast till vardagspris.',
    lead: 'Fem års nybilsgaranti utan milgräns. Även den som kört mycket har något kvar.',
    likes: 'IONIQ 5 laddar snabbare än du hinner dricka kaffet. Kona på el går längst per krona.',
    checks: 'Batteriet, laddluckans motor och att kylvätskan bytts i tid på elbilarna. Det står i protokollet.',
    pick: 'Kona på el från 2020. Lång räckvidd, kort bil.',
    models: [
      {
        name: 'Kona',
        text: 'Liten suv med lång räckvidd. El eller hybrid.',
        paint: 'signal-yellow',
        alt: 'Gul suv snett framifrån',
      },
      {
        name: 'Tucson',
        text: 'Skarpa veck, mjuka stolar. Finns som laddhybrid.',
        paint: 'thunder-grey',
        alt: 'Mörkgrå suv snett framifrån',
      },
      {
        name: 'IONIQ 5',
        text: 'Ser ut som 1985 och laddar som 2035.',
        paint: 'birch-silver',
        alt: 'Silverfärgad suv snett framifrån',
      },
    ],
  },
  {
    make: NISSAN,
    picture: car('suv', 'aubergine', 'front-left', 'Lila suv snett framifrån'),
    summary: 'elbilen Leaf, Qashqai och Juke.',
    card: 'Leaf för plånboken, Qashqai för familjen.',
    lead: 'Byggde elbil åt folket 2010. En begagnad Leaf är fortfarande den billigaste vägen ut ur bensinkön.',
    likes: 'Priset per mil på Leaf, och att Qashqai bara är en vettig bil som inte gör väsen av sig.',
    checks:
      'Leafs batteri kyls av luft, så hälsan skiljer mycket mellan två bilar från samma år. Vi mäter varje. Kom ihåg att den snabbladdar med CHAdeMO: kolla stolparna längs din väg först.',
    pick: 'Leaf för pendlaren med laddning hemma. Qashqai för alla utan.',
    models: [
      {
        name: 'Leaf',
        text: 'Billig i inköp, nästan gratis i drift.',
        paint: 'crystal-white',
        alt: 'Vit halvkombi snett framifrån',
      },
      {
        name: 'Qashqai',
        text: 'Suven som uppfann familjesuven. Nu som hybrid.',
        paint: 'slate-grey',
        alt: 'Grå suv snett framifrån',
      },
      {
        name: 'Juke',
        text: 'Man älskar den eller så köper man något annat.',
        paint: 'ember-orange',
        alt: 'Orange suv snett framifrån',
      },
    ],
  },
  {
    make: FORD,
    picture: car('coupe', 'signal-yellow', 'front-left', 'Gul coupé snett framifrån'),
    summary: 'Focus, Kuga, Mustang och Transit.',
    card: 'Från Transit till Mustang. Välj din lördag.',
    lead: 'Halva lagret är arbetsbilar, halva är Focus. Och så en och annan Mustang, för att vi inte kunde låta bli.',
    likes: 'Chassit. En Focus svänger bättre än den behöver, och en Transit Custom kör som en personbil.',
    checks: 'Enlitersmotorn har kamrem i oljan. Vi vill se rätt olja i rätt tid, annars byts remmen innan försäljning.',
    pick: 'Kuga som laddhybrid. Sex mil på el, resten på vanligt vis.',
    models: [
      {
        name: 'Kuga',
        text: 'Familjesuv, oftast laddhybrid hos oss.',
        paint: 'fjord-blue',
        alt: 'Mörkblå suv snett framifrån',
      },
      {
        name: 'Focus',
        text: 'Kombi som är roligare än den ser ut.',
        paint: 'crimson-red',
        alt: 'Röd kombi snett framifrån',
      },
      {
        name: 'Transit Custom',
        text: 'Jobbarbilen. Redo på måndag.',
        paint: 'crystal-white',
        alt: 'Vit skåpbil snett framifrån',
      },
    ],
  },
  {
    make: TESLA,
    common: true,
    picture: car('saloon', 'crystal-white', 'front-left', 'Vit sedan snett framifrån'),
    summary: 'Model 3 och Model Y med uppmätt batteri.',
    card: 'Snabb, tyst och uppdaterad över natten.',
    lead: 'Priset på begagnade har rasat. Synd för den som köpte ny, bra för dig.',
    likes: 'Laddnätet, räckvidden och att bilen blir bättre medan du sover.',
    checks:
      'Länkarmarna fram och bromsskivorna bak, som besiktningen gärna fastnar på. Är de slitna byter vi. Batteriet mäts, och kontot flyttas över till dig på plats.',
    pick: 'Model Y med lång räckvidd. Plats för fem och femhundra kilometer.',
    models: [
      {
        name: 'Model Y',
        text: 'En av landets mest sålda elbilar. Här för ägare nummer två.',
        paint: 'slate-grey',
        alt: 'Grå suv snett framifrån',
      },
      {
        name: 'Model 3',
        text: 'Lägre, snålare, snabbare. Och billigare.',
        paint: 'crimson-red',
        alt: 'Röd sedan snett framifrån',
      },
    ],
  },
  {
    make: MAZDA,
    picture: car('suv', 'crimson-red', 'front-left', 'Röd suv snett framifrån'),
    summary: 'CX-5 och den öppna MX-5.',
    card: 'Ingenjörer med känsla för lack.',
    lead: 'Går sin egen väg: stora motorer utan turbo, riktiga knappar och världens rödaste röda.',
    likes: 'Motorer som håller och inredningar som inte gnisslar. Och MX-5, som gör folk tio år yngre.',
    checks:
      'Rost. Äldre bilar får underredet synat och behandlat, och vi visar bilderna. Suffletten på MX-5 spolas i tio minuter.',
    pick: 'CX-5 med tvålitersmotorn. Enkel, stark, slitstark.',
    models: [
      {
        name: 'CX-5',
        text: 'Suv för den som kör för körandets skull.',
        paint: 'crimson-red',
        alt: 'Röd suv snett framifrån',
      },
      {
        name: 'MX-5',
        text: 'Två säten, inget tak, noll bekymmer. Sällan inne, så ring innan du åker.',
        paint: 'birch-silver',
        alt: 'Silverfärgad öppen sportbil snett framifrån',
      },
    ],
  },
];
