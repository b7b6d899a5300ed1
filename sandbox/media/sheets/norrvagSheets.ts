import type { Sheet } from './sheet.ts';

/** Sheets of Norrväg. Prices and terms are those of the pages that link to them. */

export const POWER_OF_ATTORNEY = {
  title: 'Fullmakt vid ägarbyte',
  sender: 'norrvag',
  intro:
    'Härmed ger jag Norrväg Sverige AB, 559987-4004, rätt att för min räkning anmäla ägarbyte av fordonet och att ta emot de uppgifter som behövs för det.',
  sections: [
    { heading: 'Fordonet', blanks: ['Registreringsnummer', 'Märke och modell', 'Mätarställning, mil'] },
    { heading: 'Jag som äger fordonet', blanks: ['Namn', 'Personnummer eller organisationsnummer', 'Telefon'] },
    {
      heading: 'Underskrift',
      text: ['Fullmakten gäller för ett ägarbyte och i högst tre månader från dagen nedan.'],
      blanks: ['Ort och datum', 'Namnteckning', 'Namnförtydligande'],
    },
  ],
} as const satisfies Sheet;

export const NORRVAG_SHEETS = {
  'serviceplan-bensin-och-diesel.pdf': {
    title: 'Serviceplan för bensin och diesel',
    sender: 'norrvag',
    intro: 'Det här gör vi, och hur ofta. Står det något annat i bilens servicebok är det boken som gäller.',
    sections: [
      {
        heading: 'Intervall',
        rows: [
          ['Varje år eller var 2 000:e mil', 'Olja, oljefilter, bromsar, vätskor, test av batteriet'],
          ['Vartannat år', 'Kupéfilter, bromsvätska, genomgång av hjulupphängningen'],
          ['Vart tredje år eller var 6 000:e mil', 'Luftfilter och tändstift'],
          ['Vart femte år eller var 12 000:e mil', 'Kamrem och vattenpump på motorer som har rem'],
        ],
      },
      {
        heading: 'Ingår varje gång',
        list: [
          'Genomgång av lampor, torkare, däck och bromsbelägg, med bilder i rapporten',
          'Uppdatering av den digitala serviceboken',
          'Tvätt innan du hämtar bilen',
        ],
      },
      {
        heading: 'Priset',
        text: [
          'Priset får du innan vi börjar. Vi ringer om något mer behöver göras, och gör det bara när du har sagt ja.',
          'Nybilsgarantin gäller som förut: vi följer tillverkarens plan och använder delar av samma kvalitet som originalet.',
        ],
      },
    ],
  },
  'serviceplan-elbil.pdf': {
    title: 'Serviceplan för elbil',
    sender: 'norrvag',
    intro: 'En elbil har ingen olja att byta, men bromsar, däck och batteri mår bra av att någon tittar till dem.',
    sections: [
      {
        heading: 'Intervall',
        rows: [
          ['Varje år', 'Bromsar, däck, stötdämpare, kylvätska och programvara'],
          ['Vartannat år', 'Kupéfilter, bromsvätska, mätning av batteriets hälsa'],
          ['Enligt serviceboken', 'Kylvätska i batteriets krets, torkmedel i klimatanläggningen'],
        ],
      },
      {
        heading: 'Batterirapporten',
        text: [
          'Rapporten visar hur mycket av kapaciteten som finns kvar. Spara den till den dag du säljer: den som köper vill veta.',
        ],
      },
      {
        heading: 'Gör så här hemma',
        list: [
          'Ladda till 80 procent till vardags, fullt inför långa resor',
          'Bromsa mjukt någon gång i veckan, så att skivorna inte rostar',
          'Kontrollera lufttrycket varje månad: en tung bil sliter på däcken',
        ],
      },
      { heading: 'Priset', text: ['Priset får du innan vi börjar. Vi ringer om något mer behöver göras.'] },
    ],
  },
  'garantivillkor-begagnat.pdf': {
    title: 'Garanti på begagnad bil',
    sender: 'norrvag',
    intro: 'Tolv månader från leveransdagen, utan gräns för antal mil. På personbilar upp till åtta år.',
    sections: [
      {
        heading: 'Garantin omfattar',
        list: ['Motor och växellåda', 'Drivlina och styrning', 'Bromssystem', 'Elsystem och elektronik'],
      },
      {
        heading: 'Garantin omfattar inte',
        list: [
          'Slitdelar: belägg, torkarblad, däck, glödlampor',
          'Skador av olyckor, felaktig användning eller utebliven service',
          'Skönhetsfel som syntes när bilen lämnades ut',
        ],
      },
      {
        heading: 'Så använder du den',
        text: [
          'Ring eller boka tid på en av våra verkstäder och ta med serviceboken. Vi hittar felet, lagar det och tar kostnaden.',
        ],
        rows: [
          ['Självrisk på våra egna verkstäder', '0 kr'],
          ['Gäller på', 'Alla våra verkstäder'],
          ['Följer bilen vid ägarbyte', 'Ja'],
        ],
      },
      {
        heading: 'Lagen gäller också',
        text: [
          'Garantin inskränker inte dina rättigheter enligt konsumentköplagen. Fel som fanns vid leveransen får du reklamera i tre år.',
        ],
      },
    ],
  },
  'checklista-innan-du-saljer.pdf': {
    title: 'Checklista innan du säljer bilen',
    sender: 'norrvag',
    intro:
      'Bocka av, ta med allt och gå härifrån med pengarna på väg. Saknas något löser vi det, men det tar längre tid.',
    sections: [
      {
        heading: 'Ta med',
        checks: [
          'Båda nycklarna',
          'Servicebok och kvitton',
          'Registreringsbevis, del 2',
          'Legitimation',
          'Vinterhjul, om de ska med',
          'Laddkabel till elbil och laddhybrid',
        ],
      },
      {
        heading: 'Ta reda på',
        checks: [
          'Lån eller leasing på bilen: långivare och nummer, så löser vi det åt dig',
          'Skador som har lagats, och när',
          'När kamremmen byttes, om motorn har rem',
        ],
      },
      {
        heading: 'Gör innan',
        checks: [
          'Töm bilen, glöm inte handskfack och reservhjul',
          'Radera telefon, adresser och konton i bilens system',
          'Avsluta trängselavtal och parkeringstillstånd',
        ],
      },
    ],
  },
  'prislista-dackhotell.pdf': {
    title: 'Prislista däckhotell',
    sender: 'norrvag',
    intro: 'Per säsong, för fyra hjul upp till 20 tum. Större hjul kostar 200 kr mer. Priserna är med moms.',
    sections: [
      {
        heading: 'Däckpaketen',
        rows: [
          ['Bas: skifte, tvätt, mätning och förvaring', '795 kr'],
          ['Plus: som Bas, och balansering', '1 095 kr'],
          ['Premium: som Plus, och däcken ersätts om de skadas på vägen', '1 395 kr'],
        ],
      },
      {
        heading: 'Ingår alltid',
        list: [
          'Hjulen tvättas och mönsterdjupet mäts, med rapport',
          'Rätt lufttryck och efterdragning',
          'Försäkrad förvaring i mörkt och svalt lager',
        ],
      },
      {
        heading: 'Bra att veta',
        text: [
          'Vinterdäck ska ha minst 3 millimeters mönsterdjup, sommardäck minst 1,6. Behöver däcken bytas säger vi till före säsongen.',
        ],
      },
    ],
  },
  'fullmakt-agarbyte.pdf': POWER_OF_ATTORNEY,
  'service-plan.pdf': {
    title: 'Service schedule',
    sender: 'norrvag',
    intro: 'What we do, and how often. Where the service book of your car says otherwise, the book counts.',
    sections: [
      {
        heading: 'Petrol and diesel',
        rows: [
          ['Every year or 20,000 km', 'Oil, oil filter, brakes, fluids, battery test'],
          ['Every second year', 'Cabin filter, brake fluid, suspension check'],
          ['Every third year or 60,000 km', 'Air filter and spark plugs'],
          ['Every fifth year or 120,000 km', 'Timing belt and water pump, where the engine has a belt'],
        ],
      },
      {
        heading: 'Electric',
        rows: [
          ['Every year', 'Brakes, tyres, dampers, coolant and software'],
          ['Every second year', 'Cabin filter, brake fluid, battery health report'],
        ],
      },
      {
        heading: 'The price',
        text: ['You know the price before we begin, and we call you if anything else turns up. You decide.'],
      },
    ],
  },
  'checklist-before-you-sell.pdf': {
    title: 'Before you sell your car',
    sender: 'norrvag',
    intro: 'Tick it off and bring everything. If something is missing we sort it out, but it takes longer.',
    sections: [
      {
        heading: 'Bring',
        checks: [
          'Both keys',
          'Service book and receipts',
          'Registration certificate, part 2',
          'Proof of identity',
          'Winter wheels, if they come with the car',
          'Charging cable of an electric car or plug-in hybrid',
        ],
      },
      {
        heading: 'Find out',
        checks: [
          'Loan or lease on the car: lender and number, so that we can settle it',
          'Damage that has been repaired, and when',
        ],
      },
      {
        heading: 'Before you leave home',
        checks: ['Empty the car', 'Delete telephones, addresses and accounts from its systems'],
      },
    ],
  },
} as const satisfies Readonly<Record<string, Sheet>>;
