/** What people type into forms, and what arrives (U15). */

const SPACES = ['', ' ', '-', '.', '/', '\u00a0', '\u2009', '–'];
/** Spellings of one number and others, and what each is sent as; null for a refused one. */
export const PHONES: readonly (readonly [typed: string, sent: string | null])[] = [
  ...SPACES.map((space) => [['070', '123', '45', '67'].join(space), '0701234567'] as const),
  ...SPACES.map((space) => [['+46', '70', '123', '45', '67'].join(space), '+46701234567'] as const),
  ...SPACES.map((space) => [['0046', '70', '123', '45', '67'].join(space), '+46701234567'] as const),
  ['+46 (0)70-123 45 67', '+46701234567'],
  ['(070) 123 45 67', '0701234567'],
  ['０７０１２３４５６７', '0701234567'],
  ['＋４６ ７０ １２３ ４５ ６７', '+46701234567'],
  ['tel:070-1234567', '0701234567'],
  [' 070 1234567 ', '0701234567'],
  ...SPACES.map((space) => [['(+46)', '70', '1234567'].join(space), '+46701234567'] as const),
  ['+46(0)701234567', '+46701234567'],
  ['0046 (0)70 123 45 67', '+46701234567'],
  ['00 46 70 123 45 67', '+46701234567'],
  ['+ 46 70 123 45 67', '+46701234567'],
  ['TEL: +46 70 123 45 67', '+46701234567'],
  ['\u202a+46 70 123 45 67\u202c', '+46701234567'],
  ['070\t123\t45\t67', '0701234567'],
  ['070‑123‑45‑67', '0701234567'],
  ['070—123 45 67', '0701234567'],
  ['070·123·45·67', '0701234567'],
  ['４００ １２ ３４５', '40012345'],
  ['+421 905 123 456', '+421905123456'],
  ['+44 7911 123456', '+447911123456'],
  ['123456', '123456'],
  ['1'.repeat(20), '1'.repeat(20)],
  ['12345', null],
  ['1'.repeat(21), null],
  ['+', null],
  ['call me', null],
  ['070 123 45 67 after six', null],
  ['070+1234567', null],
  ['++46701234567', null],
  ['070;1234567', null],
  ['070 123 45 67\r\nBcc: b@example.com', null],
  ['070\n1234567', null],
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
  ['\tanna@example.com\u00a0', 'anna@example.com'],
  ['ANNA@EXAMPLE.COM', 'ANNA@example.com'],
  ['MAILTO:anna@example.com', 'anna@example.com'],
  ['\u200eanna@example.com', 'anna@example.com'],
  ['anna@example.com\ufeff', 'anna@example.com'],
  ['anna\u00ad@example.com', 'anna@example.com'],
  ['anna@example.museum', 'anna@example.museum'],
  ['anna-maria@example.se', 'anna-maria@example.se'],
  ['anna=ek@example.se', 'anna=ek@example.se'],
  ['anna/bil@example.se', 'anna/bil@example.se'],
  ['anna@1.example.se', 'anna@1.example.se'],
  ['anna@bilar.рф', 'anna@bilar.рф'],
  ['anna@BÜCHER.example', 'anna@bücher.example'],
  ['anna@xn--bcher-kva.example', 'anna@xn--bcher-kva.example'],
  [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
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
  ['', null],
  ['@', null],
  ['anna.example.com', null],
  ['anna@.example.com', null],
  ['anna@example-.com', null],
  ['anna@exam_ple.com', null],
  ['anna@example.com/x', null],
  ['anna@example.com?bcc=b@example.com', null],
  ['anna@example.com\n', null],
  ['anna\0@example.com', null],
  ['anna\u2028@example.com', null],
  ['anna@example.com b@example.com', null],
  ['anna,ek@example.com', null],
  [`${'a'.repeat(65)}@example.com`, null],
  [`anna@${'a'.repeat(64)}.com`, null],
];

/** Spellings of one number plate, and others. */
export const PLATES: readonly (readonly [typed: string, sent: string | null])[] = [
  ...[...SPACES, '·', '  ', '\t', '‐', '‑', '—', '\u3000'].flatMap((space) =>
    ['abc', 'ABC', 'Abc'].map((letters) => [[letters, '123'].join(space), 'ABC123'] as const),
  ),
  ...['ＡＢＣ１２３', 'ａｂｃ－１２３', 'a b c 1 2 3', ' abc123 ', '\u200eABC123', 'ABC\u00ad123', '(ABC) 123'].map(
    (typed) => [typed, 'ABC123'] as const,
  ),
  ['abc 12f', 'ABC12F'],
  ['min bil', 'MINBIL'],
  ['åäö 12c', 'ÅÄÖ12C'],
  ['a\u030aa\u0308o\u0308 12c', 'ÅÄÖ12C'],
  ['ek 12345', 'EK12345'],
  ['BA-123 XY', 'BA123XY'],
  ['ab12 cde', 'AB12CDE'],
  ...['', ' ', '-', 'A', 'ABCDEFGHI', 'ABC_123', 'ABC\n123', 'ABC+123', 'ABC=123', "ABC'123", '<ABC>', '🚗'].map(
    (typed) => [typed, null] as const,
  ),
];

/** Spellings of one day, from `2027-02-09`. */
export function spellingsOfDay(date: string): readonly (readonly [typed: string, sent: string | null])[] {
  const [year = '', month = '', day = ''] = date.split('-');
  const [m, d] = [Number(month), Number(day)];
  const marks = ['-', '.', '/', ' ', '–', '‐', '. ', ' - ', ' / ', '\u00a0', '．'];
  const known = [
    ...marks.flatMap((mark) => [[year, month, day].join(mark), [year, m, d].join(mark)]),
    ...marks.flatMap((mark) => [[day, month, year].join(mark), [d, m, year].join(mark)]),
    ...[`${year}${month}${day}`, ` ${date} `, `\u200e${date}`, `${d}. ${m}. ${year}.`, fullWidth(date)],
  ];
  const odd = [
    ...[
      'soon',
      '０',
      '0',
      day,
      `${day}-${month}`,
      `${day}${month}${year}`,
      `${date}T00:00`,
      `${date} 10:00`,
      `-${date}`,
    ],
    ...[`${year}-13-01`, `${year}-00-01`, `${year}-02-30`, `${year}-${month}-00`, `${year}-${month}-32`, `2${date}`],
    ...[`${date}\r\nx`, `${date}\n`, `${month}/${day}/${year.slice(2)}`, `${year}-${month}`],
  ];
  return [...known.map((typed) => [typed, date] as const), ...odd.map((typed) => [typed, null] as const)];
}

const fullWidth = (text: string): string =>
  text.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0));
