import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import iconv from 'iconv-lite';
import { type Database, openPostgres } from '../../lib/database/database.ts';
import { startThrowaway, type Throwaway } from '../../lib/database/throwaway.ts';
import { migrate } from '../database/migrate.ts';
import { toStored } from '../database/storedRecord.ts';
import { cleanUp, upsertRecords, write } from '../database/writes.ts';
import { CSV, carWith, HEADER, LINES, rowOf } from '../test/cars.ts';
import { importFeed } from './importFeed.ts';
import { type Mapping, parseMapping } from './mapping.ts';
import { formatReport } from './report.ts';
import { openSource } from './sources.ts';

let postgres: Throwaway;
let database: Database;
beforeAll(async () => {
  postgres = await startThrowaway();
  database = openPostgres(postgres.url, () => {});
  await migrate(database);
});
afterAll(async () => {
  await database?.close();
  await postgres?.stop();
});
beforeEach(() => database.query('truncate records, changes, runs, diffs, history, staging'));

const csv = parseMapping(CSV, '/');
const lines = parseMapping(LINES, '/');
const json: Mapping = { ...lines, feed: 'json', format: 'json', records: 'data.cars' };
const encoded = (text: string) => iconv.encode(text, 'windows-1252');
const csvOf = (...rows: string[]) => encoded(`${HEADER}\n${rows.join('\n')}\n`);
const linesOf = (cars: readonly object[]) => Buffer.from(cars.map((car) => JSON.stringify(car)).join('\n'));
const run = (mapping: Mapping, bytes: Buffer, more: object = {}) => {
  const source = { name: 'test', bytes: Readable.from([bytes]), finish: async () => {} };
  return importFeed({ database, mapping, source, ...more });
};
const stored = async () =>
  (
    await database.query<{ id: string; state: string; price: string | null }>(
      'select id, state, price from records order by id',
    )
  ).rows;
const changesOf = async () => (await database.query('select seq from changes')).rows.length;

describe('a feed', () => {
  test('in windows-1252 with semicolons and decimal commas is applied', async () => {
    const report = await run(csv, csvOf(rowOf('AB/1'), rowOf('AB/2', { Price: '50 000', Fuel: 'D' })));
    expect(report).toMatchObject({ outcome: 'applied', rows: 2, added: 2, invalid: 0, issues: [] });
    const { rows } = await database.query<{ record: object }>('select record from records order by id');
    expect(rows[0]?.record).toMatchObject({ car_id: 'AB-1', car_brand: 'Citroën', car_mileage: 3_426, car_fuel: 'El' });
  });

  test.each(['utf-8', 'utf-16le', 'utf-16be', 'iso-8859-15'])('in %s is read', async (encoding) => {
    const bytes = iconv.encode(`${HEADER}\r\n${rowOf('A1')}\r\n`, encoding, { addBOM: encoding.startsWith('utf') });
    expect(await run({ ...csv, encoding }, bytes)).toMatchObject({ outcome: 'applied', added: 1, message: '' });
    expect(
      (await database.query<{ make: string }>(`select record->>'car_brand' as make from records`)).rows[0]?.make,
    ).toBe('Citroën');
  });

  test('of JSON is read below its path', async () => {
    const document = JSON.stringify({ data: { cars: [carWith('1'), carWith('2')] } });
    expect(await run(json, Buffer.from(document))).toMatchObject({ outcome: 'applied', added: 2 });
  });

  test('reports what has changed, with the fields, and keeps history', async () => {
    await run(lines, linesOf([carWith('1'), carWith('2'), carWith('3')]));
    const report = await run(lines, linesOf([carWith('1'), carWith('2', { car_price: 150_000 }), carWith('4')]), {
      maxDropShare: 0.5,
    });
    expect(report).toMatchObject({ added: 1, changed: 1, unchanged: 1, dropped: 1 });
    const { rows } = await database.query(
      `select id, change, fields from diffs where run_id = (select max(id) from runs) order by id`,
    );
    expect(rows).toEqual([
      { id: '2', change: 'changed', fields: ['car_price'] },
      { id: '3', change: 'dropped', fields: [] },
      { id: '4', change: 'added', fields: [] },
    ]);
    const history = await database.query(`select price, state from history where id = '2' order by at`);
    expect(history.rows).toEqual([
      { price: '200000', state: 'available' },
      { price: '150000', state: 'available' },
    ]);
  });

  test('without a car marks it as sold; it is removed after a time, and is on sale again when it returns', async () => {
    await run(lines, linesOf([carWith('1'), carWith('2')]));
    await run(lines, linesOf([carWith('1')]), { maxDropShare: 1 });
    expect(await stored()).toMatchObject([
      { id: '1', state: 'available' },
      { id: '2', state: 'sold' },
    ]);
    const { rows } = await database.query<{ record: object }>(`select record from records where id = '2'`);
    expect(rows[0]?.record).toMatchObject({ car_status: 'sold', car_price: 200_000 });
    expect(await cleanUp(database, 1)).toEqual({ sold: 0 });
    await run(lines, linesOf([carWith('1'), carWith('2')]));
    expect(await stored()).toMatchObject([{ state: 'available' }, { state: 'available' }]);
    await run(lines, linesOf([carWith('1')]), { maxDropShare: 1 });
    expect(await cleanUp(database, 0)).toEqual({ sold: 1 });
    expect(await stored()).toMatchObject([{ id: '1' }]);
  });

  test('in a dry run changes nothing and reports the same counts', async () => {
    await run(lines, linesOf([carWith('1'), carWith('2')]));
    const before = await changesOf();
    const cars = linesOf([carWith('1', { car_price: 1 }), carWith('2'), carWith('3')]);
    const report = await run(lines, cars, { isDry: true });
    expect(report).toMatchObject({ outcome: 'dry', added: 1, changed: 1, unchanged: 1 });
    expect([await changesOf(), await stored()]).toEqual([before, expect.arrayContaining([])]);
    expect((await stored()).map(({ id, price }) => [id, price])).toEqual([
      ['1', '200000'],
      ['2', '200000'],
    ]);
  });

  test('does not undo what a webhook has changed since it began', async () => {
    await run(lines, linesOf([carWith('1'), carWith('2')]));
    const source = async function* () {
      yield linesOf([carWith('1', { car_price: 7 })]);
      // The feed was made before this, and is applied after it.
      await write(database, (transaction) =>
        upsertRecords(
          transaction,
          'cars',
          [carWith('1', { car_price: 9 }), carWith('2', { car_price: 9 })].map((car) => toStored('vehicles', car)),
        ),
      );
    };
    const bytes = Readable.from(source());
    await importFeed({ database, mapping: lines, source: { name: 'slow', bytes, finish: async () => {} } });
    expect(await stored()).toMatchObject([
      { id: '1', price: '9', state: 'available' },
      { id: '2', price: '9', state: 'available' },
    ]);
  });

  test('may have some invalid rows when its mapping says so; their cars stay', async () => {
    const cars = [carWith('1'), carWith('2'), carWith('3'), carWith('4')];
    await run(lines, linesOf(cars));
    const broken = linesOf([carWith('1', { car_price: -5 }), ...cars.slice(1)]);
    const report = await run({ ...lines, maxInvalidShare: 0.25, maxDropShare: 0 }, broken);
    expect(report).toMatchObject({ outcome: 'applied', invalid: 1, dropped: 0, unchanged: 3 });
    expect((await stored())[0]).toEqual({ id: '1', state: 'available', price: '200000' });
    expect(formatReport(report)).toContain('row 1 (1): car_price (column car_price: "-5"): is negative');
  });
});

describe('a broken feed changes nothing and says why', () => {
  const good = csvOf(rowOf('A1'), rowOf('A2'), rowOf('A3'));
  const HTML = '<!DOCTYPE html><html><body>502 Bad Gateway</body></html>';
  const cases: readonly [what: string, mapping: Mapping, bytes: Buffer, message: string][] = [
    ['empty', csv, Buffer.alloc(0), 'is empty'],
    ['only a header', csv, encoded(`${HEADER}\n`), 'no rows'],
    ['an HTML page', csv, Buffer.from(HTML), 'HTML page'],
    ['utf-8 in place of windows-1252', csv, Buffer.from(good.toString('latin1')), 'is encoded in utf-8'],
    ['windows-1252 in place of utf-8', { ...csv, encoding: 'utf-8' }, good, 'no utf-8'],
    [
      'windows-1252 in place of iso-8859-1',
      { ...csv, encoding: 'iso-8859-1' },
      csvOf(rowOf('A1', { Price: '5 €' })),
      'windows-1252?',
    ],
    ['utf-16 in place of windows-1252', csv, iconv.encode(good.toString('latin1'), 'utf-16le'), 'utf-16'],
    [
      'utf-16 cut within a character',
      { ...csv, encoding: 'utf-16le' },
      iconv.encode(good.toString('latin1'), 'utf-16le').subarray(0, -1),
      'truncated',
    ],
    ['another delimiter', { ...csv, delimiter: ',' }, good, 'is probably not the delimiter'],
    ['cut within a row', csv, good.subarray(0, -40), 'another number of columns'],
    ['cut within quotes', csv, Buffer.concat([good, encoded('A4;"Vol')]), 'truncated'],
    ['without a column', csv, encoded(good.toString('latin1').replace('Price', 'Prix')), 'Columns are missing: Price'],
    ['with a column twice', csv, encoded(good.toString('latin1').replace('Make', 'Model')), 'is there twice'],
    ['with an id twice', csv, csvOf(rowOf('A1'), rowOf('A1')), 'is also in row 2'],
    ['with two ids that are the same in a URL', csv, csvOf(rowOf('A/1'), rowOf('A.1')), 'is also in row 2'],
    ['with a negative price', csv, csvOf(rowOf('A1', { Price: '-5' })), 'car_price (column Price: "-5"): is negative'],
    ['with a text for a price', csv, csvOf(rowOf('A1', { Price: 'Ring' })), 'is no number'],
    ['with an unknown fuel', csv, csvOf(rowOf('A1', { Fuel: 'X' })), 'is none of its values'],
    ['with an impossible date', csv, csvOf(rowOf('A1', { Registered: '30.02.2024' })), 'is no date'],
    ['with an id that cannot be in a URL', lines, linesOf([carWith('AB/1')]), 'cannot be in a URL'],
    ['compressed', csv, gzipSync(good), 'compressed'],
    ['an Excel file', csv, Buffer.from('PK\u0003\u0004'), 'Excel'],
    ['JSON that is cut', json, Buffer.from('{"data":{"cars":[{"car_id":"1"}'), 'not JSON, or truncated'],
    ['JSON without the list', json, Buffer.from('{"error":"no"}'), 'no list at "data.cars"'],
    ['a list of other things', json, Buffer.from('{"data":{"cars":[1]}}'), 'Item 1 is no object'],
    [
      'lines that are cut',
      lines,
      linesOf([carWith('1'), carWith('2')]).subarray(0, -9),
      'Line 2 is not JSON, or truncated',
    ],
    ['with cars of another feed', lines, linesOf([carWith('X1')]), 'Other feeds have the same ids: X1 (other)'],
  ];

  test.each(cases)('%s', async (_what, mapping, bytes, message) => {
    await run({ ...lines, feed: 'other' }, linesOf([carWith('X1')]));
    await run(mapping, mapping === csv ? good : linesOf([]), { maxDropShare: 1 });
    const before = [await stored(), await changesOf()];
    const report = await run(mapping, bytes);
    expect(report.outcome).toBe('refused');
    expect(report.message).toContain(message);
    expect([await stored(), await changesOf()]).toEqual(before);
    expect((await database.query('select from staging')).rows).toEqual([]);
  });

  test('names row, id, field, column, value and rule of each issue, and no kind of issue hides another', async () => {
    const rows = Array.from({ length: 250 }, (_, at) => rowOf(`A${at}`, { Registered: 'soon' }));
    const report = await run(csv, csvOf(...rows, rowOf('B/1', { Km: '-50', Price: 'Ring' })));
    const text = formatReport(report);
    expect(text).toContain(
      'row 252 (B-1): car_price (column Price: "Ring"): "Ring" is no number with "," before decimals',
    );
    expect(text).toContain('row 252 (B-1): car_mileage (column Km: "-50"): is negative');
    expect(text).toContain('250 × car_firstregistration: "…" is no date like dd.MM.yyyy');
    expect(text).toContain('… and 249 more');
    expect(report.message).toContain('The first: row 2 (A0): car_firstregistration (column Registered: "soon")');
  });

  test('shows each wrong value once, and counts duplicates together', async () => {
    const fuels = Array.from({ length: 300 }, (_, at) =>
      rowOf(`A${at}`, { Fuel: ['gas', 'Gas oil', 'LPG'][at % 3] ?? '' }),
    );
    const text = formatReport(await run(csv, csvOf(...fuels, rowOf('A1'), rowOf('A2'))));
    expect(text.match(/is none of its values$/gm)).toHaveLength(4);
    expect(text).toContain('row 3 (A1): car_fuel (column Fuel: "Gas oil"): "Gas oil" is none of its values');
    expect(text).toContain('2 × car_id: "…" is also in row …');
  });

  test('warns of makes in two spellings, which would be two filters', async () => {
    const cars = ['Kia', 'KIA', 'Kia', 'KIA', 'Volvo'].map((car_brand, at) => carWith(`${at}`, { car_brand }));
    const report = await run(lines, linesOf(cars));
    expect(report).toMatchObject({ outcome: 'applied', invalid: 0 });
    expect(formatReport(report)).toContain(
      '2 × car_brand: "…" is written "Kia" in other rows, and both are filters; `values` makes them one',
    );
  });

  test('warns of equipment in two spellings', async () => {
    const cars = [
      ['Dragkrok', 'ABS'],
      ['DRAGKROK', 'ABS'],
    ].map((items, at) => carWith(`${at}`, { car_equipment: items }));
    expect(formatReport(await run(lines, linesOf(cars)))).toContain('1 × car_equipment: "…" is written "Dragkrok"');
  });

  test('a line without an end, and JSON that is too deep', async () => {
    const source = (bytes: Iterable<Buffer>) => ({ name: 'test', bytes: Readable.from(bytes), finish: async () => {} });
    const endless = function* () {
      yield Buffer.from('{"car_id":"');
      for (;;) yield Buffer.alloc(1_048_576, 'x');
    };
    expect(await importFeed({ database, mapping: lines, source: source(endless()) })).toMatchObject({
      outcome: 'refused',
      message: expect.stringContaining('longer than 16 MB'),
    });
    expect(await run(json, Buffer.from('['.repeat(3_000_000)))).toMatchObject({
      outcome: 'refused',
      message: expect.stringContaining('The feed is not JSON, or truncated'),
    });
  });

  test('a full sync that would drop more than its share', async () => {
    const cars = ['1', '2', '3', '4', '5'].map((id) => carWith(id));
    await run(lines, linesOf(cars));
    const report = await run(lines, linesOf(cars.slice(0, 3)));
    expect(report).toMatchObject({ outcome: 'refused' });
    expect(report.message).toBe(
      '2 of 5 records are no longer in the feed; 20 % are allowed. If that is right, run it once with --max-drop-share 0.4.',
    );
    expect((await stored()).every(({ state }) => state === 'available')).toBe(true);
    expect(await run(lines, linesOf(cars.slice(0, 4)))).toMatchObject({ outcome: 'applied', dropped: 1 });
  });
});

describe('a source', () => {
  const open = (source: Partial<Mapping['source']> & Pick<Mapping['source'], 'type'>, now?: () => number) =>
    openSource({ headers: {}, every: 1, ...source }, { TOKEN: 'secret' }, now);

  test('over HTTP sends its header fields, and is refused when it fails or is cut', async () => {
    const damagedGzip = gzipSync('x'.repeat(9_000)).fill(7, 20, 30);
    const respond: Readonly<Record<string, (req: IncomingMessage, res: ServerResponse) => unknown>> = {
      '/feed': (req, res) => res.end(req.headers.authorization),
      '/loop': (_req, res) => res.writeHead(302, { location: '/loop' }).end(),
      '/reset': (req) => req.socket.resetAndDestroy(),
      '/gzip': (_req, res) => res.writeHead(200, { 'content-encoding': 'gzip' }).end(damagedGzip),
      '/html': (_req, res) => res.writeHead(200, { 'content-type': 'text/html' }).end('sorry'),
      '/cut': (_req, res) => {
        res.writeHead(200, { 'content-length': 100 }).write('half');
        setTimeout(() => res.destroy(), 20);
      },
      '/none': (_req, res) => res.writeHead(500).end(),
    };
    const server = createServer((req, res) => void respond[(req.url ?? '').split('?')[0] ?? '']?.(req, res));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const feed = await open({ type: 'http', url: `${base}/feed?key=1`, headers: { authorization: 'Bearer $TOKEN' } });
    expect(feed?.name).toBe(`${base}/feed`);
    expect(Buffer.concat((await feed?.bytes.toArray()) ?? []).toString()).toBe('Bearer secret');
    await expect(open({ type: 'http', url: `${base}/html` })).rejects.toThrow('HTML page');
    await expect(open({ type: 'http', url: `${base}/none` })).rejects.toThrow('status 500');
    await expect(open({ type: 'http', url: `${base}/loop` })).rejects.toThrow(
      'could not be reached: unexpected redirect',
    );
    await expect(open({ type: 'http', url: `${base}/reset` })).rejects.toThrow(/could not be reached: .*ECONNRESET/);
    const damaged = await open({ type: 'http', url: `${base}/gzip` });
    expect(
      await importFeed({ database, mapping: lines, source: damaged as NonNullable<typeof damaged> }),
    ).toMatchObject({
      outcome: 'refused',
      message: expect.stringContaining('broke off'),
    });
    const cut = await open({ type: 'http', url: `${base}/cut` });
    const report = await importFeed({ database, mapping: lines, source: cut as NonNullable<typeof cut> });
    expect(report).toMatchObject({ outcome: 'refused', message: expect.stringMatching(/broke off|truncated/) });
    await new Promise((done) => server.close(done));
    await expect(open({ type: 'http', url: `${base}/feed` })).rejects.toThrow('could not be reached');
  });

  test('of a drop folder takes the oldest complete file, and moves it away', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'drop-'));
    writeFileSync(join(folder, 'cars.ndjson.part'), '');
    writeFileSync(join(folder, 'cars.ndjson'), linesOf([carWith('1')]));
    expect(await open({ type: 'folder', path: folder })).toBeNull();
    const later = () => Date.now() + 60_000;
    const feed = await open({ type: 'folder', path: folder }, later);
    expect(feed?.name).toBe(join(folder, 'cars.ndjson'));
    const report = await importFeed({ database, mapping: lines, source: feed as NonNullable<typeof feed> });
    await feed?.finish(report.outcome === 'applied');
    expect(report.outcome).toBe('applied');
    expect(await open({ type: 'folder', path: folder }, later)).toBeNull();
    await expect(open({ type: 'folder', path: join(folder, 'none') })).rejects.toThrow('no folder');
    await expect(open({ type: 'file', path: join(folder, 'none') })).rejects.toThrow('no file');
    rmSync(folder, { recursive: true });
  });
});
