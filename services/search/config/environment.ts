import type { Misspelled } from '../../../lib/misspelledNames.ts';
import {
  checkDatabaseUrl,
  checkSecrets,
  type VariableReader,
  type Variables,
  variableReader,
} from '../../lib/environment.ts';

/** The environment of the search service, read once. Every invalid variable is reported together. */
export interface Environment {
  readonly host: string;
  readonly port: number;
  /** A PostgreSQL URL; empty: an embedded database in `dataFolder`. */
  readonly databaseUrl: string;
  readonly dataFolder: string;
  /** Keys that callers of `/search` may send, at least one. */
  readonly searchKeys: readonly string[];
  /** Secrets that may sign webhooks; none: no webhook. */
  readonly webhookSecrets: readonly string[];
  /** A folder with mapping files whose feeds are read; empty: none. */
  readonly feedsFolder: string;
  /** URLs of the product's `/api/revalidate`, one for each process without Redis. */
  readonly revalidateUrls: readonly string[];
  readonly revalidateSecret: string;
  /** Public base of scaled images, such as `https://images.group.example/images`; empty: images keep their URLs. */
  readonly imagesUrl: string;
  /** Secrets that sign the URLs of images; the first one for new URLs. */
  readonly imagesSecrets: readonly string[];
  readonly imagesFolder: string;
  /** Hosts of images whose addresses may be private. */
  readonly imagesPrivateHosts: readonly string[];
  /** A file with the sites whose cars are published in feeds; empty: none. */
  readonly sitesFile: string;
  /** Keys that readers of feeds may send. */
  readonly feedKeys: readonly string[];
  /** Days after which images are removed that no record has. */
  readonly imagesDays: number;
  readonly cleanUpSeconds: number;
  readonly maxLagSeconds: number;
  readonly soldDays: number;
  readonly name: string;
  readonly logLevel: string;
  /** Variables that mean nothing, and look like one of these. */
  readonly misspelled: readonly Misspelled[];
}

/** @throws EnvironmentError with a line for each invalid variable */
export function readEnvironment(variables: Variables): Environment {
  const reader = variableReader(variables);
  const { text, list, integer, urls, wrong } = reader;
  const environment: Omit<Environment, 'misspelled'> = {
    host: text('HOST', '127.0.0.1'),
    port: integer('PORT', 4020, 65_535),
    databaseUrl: text('DATABASE_URL'),
    dataFolder: text('DATA_FOLDER', 'var/search'),
    searchKeys: list('SEARCH_KEYS'),
    webhookSecrets: list('WEBHOOK_SECRETS'),
    feedsFolder: text('FEEDS_FOLDER'),
    revalidateUrls: urls('REVALIDATE_URLS', /^https?:/),
    revalidateSecret: text('REVALIDATE_SECRET'),
    imagesUrl: text('IMAGES_URL').replace(/\/$/, ''),
    imagesSecrets: list('IMAGES_SECRETS'),
    imagesFolder: text('IMAGES_FOLDER', 'var/images'),
    imagesPrivateHosts: list('IMAGES_PRIVATE_HOSTS'),
    sitesFile: text('SITES_FILE'),
    feedKeys: list('FEED_KEYS'),
    imagesDays: integer('IMAGES_DAYS', 30, 3_650),
    cleanUpSeconds: integer('CLEAN_UP_SECONDS', 3_600, 86_400),
    maxLagSeconds: integer('MAX_LAG_SECONDS', 30, 86_400),
    soldDays: integer('SOLD_DAYS', 30, 3_650),
    name: text('REPLICA_NAME', `${process.env.HOSTNAME ?? 'search'}-${process.pid}`),
    logLevel: text('LOG_LEVEL', 'info'),
  };
  checkDatabaseUrl(environment.databaseUrl, reader);
  if (environment.searchKeys.length === 0) wrong('SEARCH_KEYS has no key');
  checkSecrets('WEBHOOK_SECRETS', environment.webhookSecrets, reader);
  checkImages(environment, reader);
  if (environment.cleanUpSeconds === 0) wrong('CLEAN_UP_SECONDS is at least 1');
  checkSecrets('FEED_KEYS', environment.feedKeys, reader);
  if (environment.sitesFile !== '' && environment.feedKeys.length === 0) wrong('SITES_FILE needs FEED_KEYS');
  if (environment.revalidateUrls.length > 0 && !environment.revalidateSecret)
    wrong('REVALIDATE_URLS needs REVALIDATE_SECRET');
  return { ...environment, misspelled: reader.check() };
}

function checkImages(
  { imagesUrl, imagesSecrets }: Pick<Environment, 'imagesUrl' | 'imagesSecrets'>,
  reader: VariableReader,
): void {
  if (imagesUrl === '') return;
  if (!URL.canParse(imagesUrl) || !/^https?:.*\/images$/.test(imagesUrl))
    reader.wrong('IMAGES_URL is a URL that ends with /images');
  if (imagesSecrets.length === 0) reader.wrong('IMAGES_URL needs IMAGES_SECRETS');
  checkSecrets('IMAGES_SECRETS', imagesSecrets, reader);
}
