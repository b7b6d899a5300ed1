import type { Sheet } from './sheet.ts';

/** Sheets of Rullande and Marlow. Terms are those of the pages that link to them. */

export const RULLANDE_SHEETS = {
  'garanti-rullande.pdf': {
    title: 'Rullandes garanti',
    sender: 'rullande',
    intro: 'Tolv månader ingår alltid. Hela avtalet står på den här sidan. Vi räknade.',
    sections: [
      {
        heading: 'Det här gäller',
        list: [
          'Motor, växellåda, drivlina, elektronik, kylning och styrning',
          'Hela Norden, valfri auktoriserad verkstad',
          'Följer bilen om du säljer den',
        ],
        rows: [
          ['Självrisk de första sex månaderna', '0 kr'],
          ['Självrisk därefter', '1 500 kr'],
          ['Går att förlänga till', 'tre år från köpet'],
        ],
      },
      {
        heading: 'Det här gäller inte',
        text: ['Däck, bromsbelägg, torkarblad och annat som slits av att användas. Och repor från kundvagnar, tyvärr.'],
      },
      {
        heading: 'När något går sönder',
        text: [
          'Ring oss först, så bokar vi verkstaden närmast dig och tar räkningen direkt. Utanför Norden betalar du på plats och får tillbaka pengarna mot kvitto.',
        ],
      },
      {
        heading: 'Lagen gäller också',
        text: ['Garantin tar inget ifrån dig: konsumentköplagen gäller i tre år, precis som vanligt.'],
      },
    ],
  },
  'provkorningsprotokoll.pdf': {
    title: 'Protokoll från testet',
    sender: 'rullande',
    intro:
      '120 punkter på varje bil. Grönt är bra, gult håller vi ögonen på, lagat är lagat. Koden på rutan visar bilens eget.',
    sections: [
      {
        heading: 'Det här kollar vi',
        rows: [
          ['Motor och drivlina', '30 punkter'],
          ['Bromsar, hjul och fjädring', '26 punkter'],
          ['El och elektronik', '33 punkter'],
          ['Kaross och kupé', '31 punkter'],
        ],
      },
      {
        heading: 'Bilen',
        blanks: ['Registreringsnummer', 'Mätarställning, mil', 'Däckens mönsterdjup, mm'],
      },
      { heading: 'Lagat före försäljning', blanks: ['', '', ''] },
      { heading: 'Mekaniker', blanks: ['Datum och namn'] },
    ],
  },
} as const satisfies Readonly<Record<string, Sheet>>;

export const MARLOW_SHEETS = {
  'finance-explained.pdf': {
    title: 'Finance explained',
    sender: 'marlow',
    intro: 'Three ways of paying for a car by the month, on one page. The right agreement is the one you understand.',
    sections: [
      {
        heading: 'Personal contract purchase (PCP)',
        text: [
          'A deposit, and monthly payments for the value the car is expected to lose. At the end you return it, part-exchange it, or make the optional final payment and keep it. Mileage limits and condition standards apply.',
        ],
      },
      {
        heading: 'Hire purchase (HP)',
        text: [
          'A deposit and equal payments over two to five years. No mileage limit. The car is yours once the last payment and the option-to-purchase fee are made.',
        ],
      },
      {
        heading: 'Personal contract hire (PCH)',
        text: [
          'An initial rental, then a fixed one each month for two to four years. You never own the car, and never have to sell it.',
        ],
      },
      {
        heading: 'What to compare',
        list: [
          'APR: the cost of borrowing in a year, with every fee',
          'Total amount payable: all payments together, with the deposit',
          'What happens if you drive more, or end early',
        ],
      },
      {
        text: [
          'Finance is subject to status and available to UK residents aged 18 or over. We may receive a commission from the lender.',
        ],
      },
    ],
  },
  'complaints-procedure.pdf': {
    title: 'Our complaints procedure',
    sender: 'marlow',
    intro: 'If we have disappointed you we would rather hear it from you than read it.',
    sections: [
      {
        heading: 'How to tell us',
        list: [
          'Speak to the manager of your showroom. Most things are settled there and then',
          'Or write to care@marlow-uk.example, or to Customer Care at the address below',
        ],
      },
      {
        heading: 'What happens then',
        rows: [
          ['Within three working days', 'A reply with a name on it'],
          ['Within eight weeks', 'Our final answer in writing'],
        ],
      },
      {
        heading: 'If you are not content',
        text: [
          'For finance and insurance you may turn to the Financial Ombudsman Service, free of charge, within six months of our final answer.',
          'For sales, servicing and repairs you may turn to The Motor Ombudsman.',
        ],
      },
    ],
  },
} as const satisfies Readonly<Record<string, Sheet>>;
