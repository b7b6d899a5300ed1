import Papa from 'papaparse';

/** A row with an old URL and its redirect target. */
export interface Row {
  /** Row number in the spreadsheet; the header counts. */
  number: number;
  from: string;
  to: string;
}

/** Column headings in the languages of our sites and of common export tools. */
const FROM =
  /^(?:(?:old|gammal|gamla|gammel|gamle|vanha|star[áýé]|p[ôo]vodn[áýé]|previous|legacy)\b.*|(?:redirect )?from\b.*|source\b.*|request\b.*|fr[åa]n\b.*|fra\b.*|k[äa]lla|kilde|l[äa]hde|zdroj|z|origin\b.*|address|adress|adresse|osoite|url|path)$/i;
const TO =
  /^(?:(?:new|ny|nya|nye|uusi|nov[áýé])\b.*|(?:redirect )?to\b.*|target\b.*|destination\b.*|till\b.*|til\b.*|m[åa]l|kohde|cie[ľl]|na|do|location|redirect(?:s? to)?\b.*)$/i;

const DELIMITERS = [',', ';', '\t', '|'];

/**
 * Reads a spreadsheet: separated by comma, semicolon or tab, quoted or not, in UTF-8 or Windows-1252, with or without headings.
 * Other columns are ignored.
 *
 * @throws Error when there are no two columns of URLs
 */
export function rowsIn(bytes: Uint8Array): Row[] {
  // Windows line ends and empty lines would mislead the detection of the delimiter; row numbers include empty lines.
  const text = textOf(bytes).replace(/\r\n?/g, '\n');
  const { meta } = Papa.parse(text, { delimitersToGuess: DELIMITERS, skipEmptyLines: 'greedy' });
  const { data } = Papa.parse<string[]>(text, { delimiter: meta.delimiter });
  const cells = data.map((row) => row.map((cell) => cell.trim()));
  const first = cells.findIndex((row) => row.some((cell) => cell !== ''));
  const columns = columnsOf(cells.slice(Math.max(first, 0)));
  return cells.flatMap((row, index) => {
    const [from = '', to = ''] = [row[columns.from], row[columns.to]];
    if ((columns.headed && index === first) || (from === '' && to === '')) return [];
    return [{ number: index + 1, from, to }];
  });
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Whether a cell looks like a URL. */
const isUrl = (cell: string) => /^(?:https?:)?\/|^[\w-]+(?:\.[\w-]+)+(?:[:/]|$)/i.test(cell);

function columnsOf([head = [], ...rows]: readonly string[][]): { from: number; to: number; headed: boolean } {
  const [from, to] = [head.findIndex((cell) => FROM.test(cell)), head.findIndex((cell) => TO.test(cell))];
  const headed = !head.some(isUrl);
  if (headed && from !== -1 && to !== -1 && from !== to) return { from, to, headed };
  // Without known headings: the first two columns with URLs.
  const width = Math.max(0, ...[head, ...rows].map(({ length }) => length));
  const columns = Array.from({ length: width }, (_, column) => column).filter((column) =>
    [...(headed ? [] : [head]), ...rows].some((row) => isUrl(row[column] ?? '')),
  );
  const [first, second] = columns;
  if (first !== undefined && second !== undefined) return { from: first, to: second, headed };
  throw new Error('The spreadsheet needs two columns of URLs: one for the old, one for the new.');
}
