/** Rullande Sweden of the German makes. */

import { AUDI, BMW, MERCEDES, MINI, OPEL, VOLKSWAGEN } from '../../../../data/models/german.ts';
import { car } from '../blocks.ts';
import type { MakeWords } from './make.ts';

export const GERMAN_MAKES: readonly MakeWords[] = [
  {
    make: VOLKSWAGEN,
    common: true,
    picture: car('hatchback', 'denim-blue', 'front-left', 'Blå halvkombi snett framifrån'),
    summary: 'Golf, Passat, Tiguan och ID.-modellerna.',
    card: 'Golf räcker långt. Passat räcker längre.',
    lead: 'Folkets bil, fortfarande. Från Polo för pendlaren till Transporter för den som bygger om köket åt andra.',
    likes:
      'Allt sitter där det ska, och alla mekaniker har skruvat på en. Begagnatvärdet håller sig, så den du köper av oss i dag går att sälja tillbaka i morgon.',
    checks:
      'Automatlådan DSG vill ha ny olja var 6 000:e mil, och vi vill se kvittot. På de första Golf åtta och ID.3 ser vi till att programvaran är den senaste.',
    pick: 'Passat kombi med diesel för långkörare, ID.3 för alla andra.',
    models: [
      {
        name: 'Golf',
        text: 'Svaret på nästan alla frågor om bil. Bensin, diesel eller laddhybrid.',
        paint: 'crystal-white',
        alt: 'Vit halvkombi snett framifrån',
      },
      {
        name: 'Passat',
        text: 'Sexhundrafemtio liter bagage. Ta med pianot.',
        paint: 'fjord-blue',
        alt: 'Mörkblå kombi snett framifrån',
      },
      {
        name: 'ID.4',
        text: 'Elektrisk familjesuv där alla får plats, även barnvagnen.',
        paint: 'birch-silver',
        alt: 'Silverfärgad suv snett framifrån',
      },
    ],
  },
  {
    make: BMW,
    common: true,
    picture: car('saloon', 'fjord-blue', 'front-left', 'Mörkblå sedan snett framifrån'),
    summary: 'laddhybrider, dieslar och elbilen i4.',
    card: 'För dig som tar omvägen hem. Med flit.',
    lead: 'Roligast att köra i klassen. Det gäller att köpa rätt, och det är vårt jobb.',
    likes:
      'Styrningen, ratten, de raka sexorna. Och att den förste ägaren redan har betalat för det mesta av värdetappet.',
    checks:
      'Full servicehistorik, annars köper vi inte in den. Äldre dieslar får kedjan avlyssnad, fyrhjulsdrivna får samma däckmönster runt om.',
    pick: '330e för pendlaren med uttag på jobbet, X1 för familjen.',
    models: [
      {
        name: '3-serie',
        text: 'Bilen de andra jämförs med när vägen svänger.',
        paint: 'onyx-black',
        alt: 'Svart sedan snett framifrån',
      },
      {
        name: 'X1',
        text: 'Rymligare än den ser ut och lätt att kliva i.',
        paint: 'ember-orange',
        alt: 'Orange suv snett framifrån',
      },
      {
        name: 'X3',
        text: 'Bakluckan sväljer barnvagnen hel. Fyrhjulsdrift på köpet.',
        paint: 'ivory-white',
        alt: 'Vit suv snett framifrån',
      },
    ],
  },
  {
    make: AUDI,
    common: true,
    picture: car('estate', 'thunder-grey', 'front-left', 'Mörkgrå kombi snett framifrån'),
    summary: 'Avant, quattro och eldrivna Q4.',
    card: 'Kostym på vardagar, quattro på vintern.',
    lead: 'Tyst kupé, rejäla dörrar, fyra ringar. Begagnad kostar den som en ny vanlig bil.',
    likes: 'Ljudisoleringen på motorväg och bygget som håller tätt efter tio år. Quattro när plogen är sen.',
    checks:
      'Olja i automatlådan, oljeförbrukning på äldre bensinmotorer och att varje knapp på skärmen lyder. Allt står i protokollet.',
    pick: 'A4 Avant 2.0 TDI. Den sista riktiga långkörarkombin, säger våra mekaniker.',
    models: [
      {
        name: 'A4 Avant',
        text: 'Kombi med kavaj. Snål, tyst och snabb nog.',
        paint: 'slate-grey',
        alt: 'Grå kombi snett framifrån',
      },
      {
        name: 'A3 Sportback',
        text: 'Liten utanpå, stor inuti. Finns som laddhybrid.',
        paint: 'crimson-red',
        alt: 'Röd halvkombi snett framifrån',
      },
      {
        name: 'Q5',
        text: 'Hög, lugn och stark nog för hästtransporten.',
        paint: 'midnight-black',
        alt: 'Svart suv snett framifrån',
      },
    ],
  },
  {
    make: MERCEDES,
    picture: car('saloon', 'birch-silver', 'front-left', 'Silverfärgad sedan snett framifrån'),
    summary: 'personbilar, elbilar och skåpbilar.',
    card: 'Finbilen som också finns som flyttbil.',
    lead: 'Stjärnan sitter på allt från A-Klass till Sprinter. Vi säljer båda ändarna.',
    likes: 'Komforten. Efter sextio mil kliver du ur som om du nyss satt dig. Och laddhybriderna går långt på el.',
    checks:
      'Rost under lister på äldre bilar, AdBlue på dieslarna och luftfjädringen på dem som har sådan. Skåpbilar får hela underredet fotat.',
    pick: 'C-Klass kombi som laddhybrid: tio mil på el och bagage för fyra.',
    models: [
      {
        name: 'C-Klass',
        text: 'Lagom stor, väldigt bekväm. Oftast inne som kombi.',
        paint: 'crystal-white',
        alt: 'Vit kombi snett framifrån',
      },
      {
        name: 'GLC',
        text: 'Suven som grannen kommer att fråga om.',
        paint: 'onyx-black',
        alt: 'Svart suv snett framifrån',
      },
      {
        name: 'Vito',
        text: 'Arbetskamrat med plats för två lastpallar och en matlåda.',
        paint: 'crystal-white',
        alt: 'Vit skåpbil snett framifrån',
      },
    ],
  },
  {
    make: MINI,
    picture: car('city', 'crimson-red', 'front-left', 'Röd småbil snett framifrån'),
    summary: 'Cooper, Countryman och cabriolet.',
    card: 'Liten, kaxig, svår att låta stå.',
    lead: 'En gokart med registreringsskylt. Den enda bil vi har som folk döper.',
    likes: 'Hur den svänger. Hur den ser ut. Att den går att parkera där ingen annan ens försöker.',
    checks:
      'Däcken är ofta av den sort som rullar vidare efter punktering, och de är dyra. Vi skriver upp hur mycket mönster som är kvar. Cabriolettaket körs tio gånger upp och ner.',
    pick: 'Countryman på el, om fler än två ska åka med.',
    models: [
      {
        name: 'Cooper',
        text: 'Original, med bensin eller el. Baksätet är för väskor.',
        paint: 'pine-green',
        alt: 'Mörkgrön småbil snett framifrån',
      },
      {
        name: 'Countryman',
        text: 'Den vuxna: fem dörrar, fem säten, samma humör.',
        paint: 'denim-blue',
        alt: 'Blå suv snett framifrån',
      },
    ],
  },
  {
    make: OPEL,
    picture: car('city', 'ember-orange', 'front-left', 'Orange småbil snett framifrån'),
    summary: 'Corsa, Corsa Electric och Mokka.',
    card: 'Underskattad. Alltså billig.',
    lead: 'Få ber om en Opel. Många kör hem i en. Det är priset, och att den faktiskt är bra.',
    likes: 'Matrixljus som är bättre än på bilar för dubbla summan, och stolar som ryggen tackar för.',
    checks: 'Kamremmen går i olja på turbomotorn, så vi kollar den och byter oljan innan bilen ställs ut.',
    pick: 'Corsa Electric: trettiosex mil på lappen och en lapp man orkar läsa.',
    models: [
      {
        name: 'Corsa',
        text: 'Stadsbil med landsvägsmanér. Bensin eller el.',
        paint: 'signal-yellow',
        alt: 'Gul småbil snett framifrån',
      },
      {
        name: 'Mokka',
        text: 'Hög och liten på samma gång. Kom ihåg var du parkerade.',
        paint: 'sage-green',
        alt: 'Grågrön suv snett framifrån',
      },
    ],
  },
];
