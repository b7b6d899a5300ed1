/** A document of one page, as the media edge offers it for download. */
export interface Sheet {
  readonly title: string;
  /** Sender of the document, a row of `SENDERS`. */
  readonly sender: SenderName;
  readonly intro: string;
  readonly sections: readonly SheetSection[];
}

/** A section of a sheet. Its parts are printed in the order of the members. */
export interface SheetSection {
  readonly heading?: string;
  readonly text?: readonly string[];
  readonly rows?: readonly (readonly [label: string, value: string])[];
  readonly list?: readonly string[];
  /** Lines with a box to tick. */
  readonly checks?: readonly string[];
  /** Lines to write on. */
  readonly blanks?: readonly string[];
}

interface Sender {
  /** Name of its wordmark. */
  readonly theme: string;
  /** Colours of the band at the top: red, green and blue from 0 to 1. */
  readonly band: Colour;
  readonly bandInk: Colour;
  /** Lines at the foot of the page. */
  readonly lines: readonly [string, string];
}

export type Colour = readonly [red: number, green: number, blue: number];
export type SenderName = 'norrvag' | 'rullande' | 'marlow';

const PAPER: Colour = [1, 1, 1];

export const SENDERS: Readonly<Record<SenderName, Sender>> = {
  norrvag: {
    theme: 'norrvag',
    band: [0.063, 0.137, 0.122],
    bandInk: PAPER,
    lines: ['Norrväg Sverige AB, Frösundaleden 14, 169 70 Solna', '08-465 004 10   hej@norrvag-se.example'],
  },
  rullande: {
    theme: 'rullande',
    band: [1, 0.839, 0.039],
    bandInk: [0.078, 0.078, 0.075],
    lines: ['Rullande Bil AB, Kungens kurvaleden 6, 141 75 Kungens kurva', '08-465 004 30   hej@rullande-se.example'],
  },
  marlow: {
    theme: 'marlow',
    band: [0.078, 0.125, 0.227],
    bandInk: PAPER,
    lines: [
      'Marlow Motor Group Ltd, 41 Western Avenue, London W3 0TF. Registered in England and Wales, 99412070',
      'Authorised and regulated by the Financial Conduct Authority (9994120). A credit broker, not a lender.',
    ],
  },
};
