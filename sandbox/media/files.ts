/** Downloads of the media edge below `/-/media/files/`: sheets as PDF, and plain text. */

import { pdfOf } from './pdf.ts';

type Sheet = readonly [title: string, ...lines: string[]];

const POWER_OF_ATTORNEY = [
  'Fullmakt vid ägarbyte',
  'Härmed ger jag Norrväg Sverige AB rätt att för min räkning anmäla ägarbyte av fordonet',
  'Registreringsnummer: ____________',
  'Ort och datum: ____________',
  'Namnteckning och namnförtydligande: ____________',
] as const satisfies Sheet;

const SHEETS = {
  'serviceplan-bensin-och-diesel.pdf': [
    'Serviceplan för bensin och diesel',
    'Varje år eller var 2 000:e mil: olja, oljefilter, bromsar, vätskor, test av batteriet.',
    'Vartannat år: kupéfilter, bromsvätska, genomgång av hjulupphängningen.',
    'Vart tredje år eller var 6 000:e mil: luftfilter och tändstift.',
    'Vart femte år eller var 12 000:e mil: kamrem och vattenpump på de motorer som har rem.',
    'Priset får du innan vi börjar. Vi ringer om något mer behöver göras.',
  ],
  'serviceplan-elbil.pdf': [
    'Serviceplan för elbil',
    'Varje år: bromsar, däck, stötdämpare, kylvätska och programvara.',
    'Vartannat år: kupéfilter, bromsvätska, mätning av batteriets hälsa.',
    'Batterirapporten visar hur mycket av kapaciteten som finns kvar. Spara den till den dag du säljer.',
  ],
  'garantivillkor-begagnat.pdf': [
    'Garanti på begagnad bil',
    'Tolv månader från leveransdagen, utan gräns för antal mil.',
    'Omfattar motor, växellåda, drivlina, styrning, bromssystem och elsystem.',
    'Omfattar inte slitdelar: belägg, torkarblad, däck, glödlampor.',
    'Självrisk 0 kronor på våra egna verkstäder.',
  ],
  'checklista-innan-du-saljer.pdf': [
    'Checklista innan du säljer bilen',
    '[ ] Båda nycklarna',
    '[ ] Servicebok och kvitton',
    '[ ] Registreringsbevis, del 2',
    '[ ] Vinterhjul, om de ska med',
    '[ ] Laddkabel till elbil och laddhybrid',
    '[ ] Uppgift om lån eller leasing: vi löser det åt dig',
  ],
  'prislista-dackhotell.pdf': [
    'Prislista däckhotell',
    'Förvaring en säsong, fyra hjul: 795 kr',
    'Hjulskifte: 395 kr',
    'Tvätt och kontroll av mönsterdjup: ingår',
    'Balansering, per hjul: 120 kr',
  ],
  'fullmakt-agarbyte.txt': POWER_OF_ATTORNEY,
  'fullmakt-agarbyte.pdf': POWER_OF_ATTORNEY,
  'service-plan.pdf': [
    'Service plan',
    'Every year or 20,000 km: oil, oil filter, brakes, fluids, battery test.',
    'Every second year: cabin filter, brake fluid, suspension check.',
    'You know the price before we begin, and we call you if anything else turns up.',
  ],
  'checklist-before-you-sell.pdf': [
    'Before you sell your car',
    '[ ] Both keys',
    '[ ] Service book and receipts',
    '[ ] Registration certificate, part 2',
    '[ ] Winter wheels, if they come with the car',
  ],
  'garanti-rullande.pdf': [
    'Rullandes garanti',
    'Tolv månader. Inga krångliga undantag i liten stil.',
    'Motor, växellåda, drivlina, el och bromssystem ingår.',
    'Ring oss först, så bokar vi verkstaden närmast dig.',
  ],
  'provkorningsprotokoll.pdf': [
    'Protokoll från testet',
    '110 punkter, tre mekaniker, ett ja.',
    'Motor och drivlina: 28 punkter. Bromsar och hjul: 22 punkter.',
    'El och elektronik: 31 punkter. Kaross och kupé: 29 punkter.',
  ],
  'finance-explained.pdf': [
    'Finance explained',
    'Personal contract purchase: lower monthly payments, a choice at the end.',
    'Hire purchase: fixed payments, and the car is yours once the last one is made.',
    'Personal lease: a fixed rental for a fixed time.',
    'Marlow Motor Group Ltd is a credit broker, not a lender.',
  ],
  'complaints-procedure.pdf': [
    'Our complaints procedure',
    'Tell us: in person, by telephone or in writing. We acknowledge within one working day.',
    'A manager who was not involved looks into it and replies within eight weeks.',
    'If you are not satisfied you may refer the matter to the Financial Ombudsman Service.',
  ],
} as const satisfies Readonly<Record<string, Sheet>>;

interface MediaFile {
  /** First line of the file. */
  title: string;
  extension: 'pdf' | 'txt';
  type: string;
  bytes: Buffer;
}

const files: ReadonlyMap<string, MediaFile> = new Map(
  Object.entries(SHEETS).map(([name, [title, ...lines]]) => [name, fileOf(name, title, lines)]),
);

/** Returns a file by its name; undefined for an unknown one. */
export const mediaFile = (name: string): MediaFile | undefined => files.get(name);

function fileOf(name: string, title: string, lines: readonly string[]): MediaFile {
  if (name.endsWith('.pdf')) return { title, extension: 'pdf', type: 'application/pdf', bytes: pdfOf(title, lines) };
  const bytes = Buffer.from(`${[title, ...lines].join('\n\n')}\n`);
  return { title, extension: 'txt', type: 'text/plain; charset=utf-8', bytes };
}
