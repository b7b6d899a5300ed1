import { describe, expect, test } from '@jest/globals';
import { rowsIn } from './spreadsheet.ts';

const read = (text: string) => rowsIn(new TextEncoder().encode(text));
const ROWS = [
  { number: 2, from: '/gammal', to: '/ny' },
  { number: 3, from: '/två', to: '/2' },
];

describe('a spreadsheet', () => {
  test.each([
    ['comma', 'From,To\n/gammal,/ny\n/två,/2\n'],
    ['semicolon', 'Gammal adress;Ny adress\n/gammal;/ny\n/två;/2'],
    ['tab', 'Källa\tMål\n/gammal\t/ny\n/två\t/2'],
    ['quoted', '"old url";"new url"\r\n"/gammal";"/ny"\r\n"/två";"/2"\r\n'],
    ['with a byte order mark', '\uFEFFRedirect from,Redirect to\n/gammal,/ny\n/två,/2'],
    ['with other columns, in another order', 'Status;Till;Kommentar;Från\n301;/ny;"a; b";/gammal\n302;/2;;/två'],
    ['Finnish', 'Vanha osoite;Uusi osoite\n/gammal;/ny\n/två;/2'],
    ['Slovak', 'Stará adresa;Nová adresa\n/gammal;/ny\n/två;/2'],
    ['Danish', 'Fra;Til\n/gammal;/ny\n/två;/2'],
    ['with unknown headings', 'A;B;C\nx;/gammal;/ny\ny;/två;/2'],
  ])('%s', (_title, text) => {
    expect(read(text)).toEqual(ROWS);
  });

  test('without headings', () => {
    expect(read('301,/gammal, /ny \n,,\n301,/två,/2')).toEqual([
      { number: 1, from: '/gammal', to: '/ny' },
      { number: 3, from: '/två', to: '/2' },
    ]);
    expect(read('https://a.example/x;b.example/y')).toEqual([
      { number: 1, from: 'https://a.example/x', to: 'b.example/y' },
    ]);
  });

  test('Windows-1252', () => {
    const bytes = Uint8Array.from('Fr\xe5n;Till\n/tv\xe5;/2', (sign) => sign.charCodeAt(0));
    expect(rowsIn(bytes)).toEqual([{ number: 2, from: '/två', to: '/2' }]);
  });

  test('rows with one empty cell are read, empty lines are not', () => {
    expect(read('From,To\n/a,\n\n,/b')).toEqual([
      { number: 2, from: '/a', to: '' },
      { number: 4, from: '', to: '/b' },
    ]);
  });

  test.each(['', 'From,To', 'a,b\nc,d', '/only\n/one'])('%j has no two columns of URLs', (text) => {
    if (text === 'From,To') expect(read(text)).toEqual([]);
    else expect(() => read(text)).toThrow('The spreadsheet needs two columns of URLs');
  });
});
