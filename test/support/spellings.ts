/** What people type into forms, and what arrives (U15). */

const SPACES = ['', ' ', '-', '.', '/', '\u00a0', '\u2009', '–'];
/** Spellings of one number, and what each is sent as. */
export const PHONES: readonly (readonly [typed: string, sent: string])[] = [
  ...SPACES.map((space) => [['070', '123', '45', '67'].join(space), '0701234567'] as const),
  ...SPACES.map((space) => [['+46', '70', '123', '45', '67'].join(space), '+46701234567'] as const),
  ...SPACES.map((space) => [['0046', '70', '123', '45', '67'].join(space), '+46701234567'] as const),
  ['+46 (0)70-123 45 67', '+46701234567'],
  ['(070) 123 45 67', '0701234567'],
  ['０７０１２３４５６７', '0701234567'],
  ['＋４６ ７０ １２３ ４５ ６７', '+46701234567'],
  ['tel:070-1234567', '0701234567'],
  [' 070 1234567 ', '0701234567'],
];
/** What each address is sent as; null for a refused one. */
export const EMAILS: readonly (readonly [typed: string, sent: string | null])[] = [
  ['anna@example.com', 'anna@example.com'],
  [' anna@example.com ', 'anna@example.com'],
  ['Anna@EXAMPLE.com', 'Anna@example.com'],
  ['mailto:anna@example.com', 'anna@example.com'],
  ['ａnna＠example．com', 'anna@example.com'],
  ['anna+bil@example.com', 'anna+bil@example.com'],
  ['a.n.n.a@mail.example.co.uk', 'a.n.n.a@mail.example.co.uk'],
  ["o'brien@example.com", "o'brien@example.com"],
  ['anna_ek@example-bil.se', 'anna_ek@example-bil.se'],
  ['anna@räksmörgås.se', 'anna@räksmörgås.se'],
  ['\u202aanna@example.com\u202c', 'anna@example.com'],
  ['1@example.com', '1@example.com'],
  ['anna', null],
  ['anna@', null],
  ['@example.com', null],
  ['anna@example', null],
  ['anna@example.c', null],
  ['anna@@example.com', null],
  ['anna@example..com', null],
  ['anna@-example.com', null],
  ['anna@example.com.', null],
  ['anna ek@example.com', null],
  ['anna@exa mple.com', null],
  ['anna@example.com,b@example.com', null],
  ['anna@example.com;b@example.com', null],
  ['Anna <anna@example.com>', null],
  ['"anna"@example.com', null],
  ['anna@[127.0.0.1]', null],
  ['anna@127.0.0.1', null],
  ['anna@example.com\r\nBcc: b@example.com', null],
];

/** Spellings of one number plate. */
export const PLATES: readonly (readonly [typed: string, sent: string | null])[] = [
  ...SPACES.map((space) => [['abc', '123'].join(space), 'ABC123'] as const),
  ...['ABC·123', 'ＡＢＣ１２３', 'a b c 1 2 3', ' abc123 ', '\u200eABC123'].map((typed) => [typed, 'ABC123'] as const),
  ...['A', 'ABCDEFGHI', 'ABC_123', 'ABC\n123', '🚗'].map((typed) => [typed, null] as const),
];

/** Spellings of one day, from `2027-02-09`. */
export function spellingsOfDay(date: string): readonly (readonly [typed: string, sent: string | null])[] {
  const [year = '', month = '', day = ''] = date.split('-');
  const [m, d] = [Number(month), Number(day)];
  const known = [
    ...['-', '.', '/', ' '].map((mark) => [year, month, day].join(mark)),
    ...['-', '.', '/'].flatMap((mark) => [[day, month, year].join(mark), [d, m, year].join(mark)]),
    ...[`${year}${month}${day}`, `${d}. ${m}. ${year}`, ` ${date} `, `${year}–${month}–${day}`, `${year}-${m}-${d}`],
  ];
  const odd = ['soon', `${date}T00:00`, `${year}-13-01`, `${year}-02-30`, `${day}-${month}`, '０', `${date}\r\nx`];
  return [...known.map((typed) => [typed, date] as const), ...odd.map((typed) => [typed, null] as const)];
}
