import { HOSTILE_MARKUP } from './hostileMarkup.ts';

/** What breaks parsers, paths, headers, prototypes and queries, beside markup. */
export const ODD_TEXTS: readonly string[] = [
  ...['__proto__', 'constructor', 'toString', '%00', '\u0000', '\r\nSet-Cookie: a=b', '../../etc/passwd', '..%2f..'],
  ...[
    '{{7*7}}',
    '<%= 7*7 %>',
    "' OR 1=1--",
    "';alert(1)//",
    '"><img src=x onerror=alert(1)>',
    '(a+)+$',
    '.*',
    '[',
    ')',
  ],
  ...[
    '//evil.example',
    'https://evil.example',
    '\\\\evil',
    '\u202e\u2066',
    'İ',
    'ß',
    'ﬀ',
    '☃️🚗',
    '\t\t',
    '%',
    '%25',
    '+',
  ],
  ...['null', 'undefined', 'NaN', 'true', '[]', '{}', '0', '-0', '1e308', '-1', '9'.repeat(400), '0x10', '٥٩', '１２'],
  ...['Infinity', '1-2-3', '-', '--', '5-', '-5', '9007199254740993', '1.5-2.5', '100000-1', '0-1e9', ',', '.'],
  ...[
    'a'.repeat(6000),
    '🚗'.repeat(900),
    'Ω'.repeat(900),
    '\u0301'.repeat(900),
    'volvo '.repeat(500),
    '-'.repeat(5000),
  ],
];

/** 500: the odd ones, and markup in every way in. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...ODD_TEXTS,
  ...HOSTILE_MARKUP.filter((_, at) => at % 8 !== 0),
  ...HOSTILE_MARKUP.filter((_, at) => at % 8 === 0),
].slice(0, 500);
