import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import Papa from 'papaparse';
import sax from 'sax';
import { fetch } from 'undici';
import { conditionOf, type FeedCar, FeedReadError, mileageOf, moneyOf, vatOf } from './statedCar.ts';

/** Yields the cars of a feed of the search service, in any of its formats. @param place a file, compressed with the ending `.gz`, or a URL */
export async function* feedCars(place: string): AsyncGenerator<FeedCar> {
  try {
    yield* carsIn(await openFeed(place));
  } catch (error) {
    // Of a connection that breaks off in the middle.
    const { cause } = error as Error & { cause?: Error };
    throw cause ? new FeedReadError(`The feed broke off: ${cause.message}`) : error;
  }
}

async function* carsIn(text: AsyncIterable<string>): AsyncGenerator<FeedCar> {
  const iterator = text[Symbol.asyncIterator]();
  const first = await iterator.next();
  const start = first.done ? '' : first.value;
  async function* all(): AsyncGenerator<string> {
    yield start;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  }
  yield* start.trimStart().startsWith('<') ? xmlCars(all()) : csvCars(all());
}

/** @throws FeedReadError */
async function openFeed(place: string): Promise<AsyncIterable<string>> {
  if (!/^https?:\/\//.test(place)) {
    const file = createReadStream(place);
    const bytes = place.endsWith('.gz') ? file.pipe(createGunzip()) : file;
    // Of the file, which `pipe` does not pass on.
    file.on('error', (error) => bytes.destroy(error));
    return bytes.setEncoding('utf8');
  }
  const response = await fetch(place).catch((error: Error & { cause?: Error }) => {
    throw new FeedReadError(`The feed cannot be fetched: ${error.cause?.message ?? error.message}`);
  });
  if (response.status !== 200 || !response.body)
    throw new FeedReadError(`The feed responded with status ${response.status}`);
  return Readable.fromWeb(response.body as never).setEncoding('utf8');
}

type Values = Readonly<Record<string, string>>;

/** The elements of a car, and how it is made of its values: attributes have the name `element@attribute`. */
const XML_CARS: Readonly<Record<string, (values: Values) => FeedCar>> = {
  item: (values) => ({
    ...moneyOf(values['g:price'] ?? ''),
    id: values['g:id'] ?? '',
    url: values.link ?? '',
    vat: vatOf(values['g:custom_label_0'] ?? ''),
    isAvailable: true,
    condition: conditionOf(values['g:condition'] ?? ''),
    mileage: mileageOf(...splitUnit(values['g:mileage'] ?? '')),
  }),
  vehicle: (values) => ({
    ...moneyOf(`${values.price ?? ''} ${values['price@currency'] ?? ''}`),
    id: values['vehicle@id'] ?? '',
    url: values.url ?? '',
    vat: vatOf(values['price@vat'] ?? ''),
    isAvailable: true,
    condition: conditionOf(values.condition ?? ''),
    mileage: mileageOf(values.mileage ?? '', values['mileage@unit'] ?? ''),
  }),
};

const splitUnit = (text: string): [string, string] => {
  const [value = '', unit = ''] = text.split(' ');
  return [value, unit];
};

/** @throws FeedReadError for a document that is no XML, or is truncated */
async function* xmlCars(chunks: AsyncIterable<string>): AsyncGenerator<FeedCar> {
  const parser = sax.parser(true);
  let values: Record<string, string> | null = null;
  let ready: FeedCar[] = [];
  let element = '';
  parser.onopentag = ({ name, attributes }) => {
    element = name;
    if (Object.hasOwn(XML_CARS, name)) values = {};
    for (const [key, value] of Object.entries(attributes)) note(values, `${name}@${key}`, String(value));
  };
  parser.ontext = (text) => note(values, element, text);
  parser.onclosetag = (name) => {
    const make = XML_CARS[name];
    if (make && values) ready.push(make(values));
    if (make) values = null;
    element = '';
  };
  parser.onerror = (error) => {
    throw new FeedReadError(`The feed is no XML, or truncated: ${error.message.replaceAll('\n', ', ')}`);
  };
  for await (const chunk of chunks) {
    parser.write(chunk);
    yield* ready;
    ready = [];
  }
  parser.close();
}

/** The first value of a name counts: a dealer within a car has names of its own. */
function note(values: Record<string, string> | null, name: string, text: string): void {
  if (values && name !== '') values[name] ??= text;
}

async function* csvCars(chunks: AsyncIterable<string>): AsyncGenerator<FeedCar> {
  const parser = Readable.from(chunks).pipe(Papa.parse(Papa.NODE_STREAM_INPUT, { header: true, skipEmptyLines: true }));
  for await (const values of parser as AsyncIterable<Values>) {
    if (values.vehicle_id === undefined) throw new FeedReadError('The feed is neither XML nor a CSV with vehicle_id');
    yield {
      ...moneyOf(values.price ?? ''),
      id: values.vehicle_id,
      url: values.url ?? '',
      vat: vatOf(values.custom_label_0 ?? ''),
      isAvailable: values.availability === 'AVAILABLE',
      condition: conditionOf(values.state_of_vehicle ?? ''),
      mileage: mileageOf(values['mileage.value'] ?? '', values['mileage.unit'] ?? ''),
    };
  }
}
