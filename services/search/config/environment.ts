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
  readonly maxLagSeconds: number;
  readonly soldDays: number;
  readonly name: string;
  readonly logLevel: string;
}

export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

type Variables = Readonly<Record<string, string | undefined>>;

/** @throws EnvironmentError with a line for each invalid variable */
export function readEnvironment(variables: Variables): Environment {
  const problems: string[] = [];
  const text = (name: string, standard: string) => variables[name] || standard;
  const list = (name: string) =>
    text(name, '')
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean);
  const integer = (name: string, standard: number, max: number) => {
    const value = Number(variables[name] || standard);
    if (!Number.isInteger(value) || value < 0 || value > max) problems.push(`${name} is a whole number up to ${max}`);
    return value;
  };
  const urls = (name: string, protocols: RegExp, all: readonly string[]) => {
    if (all.some((one) => !URL.canParse(one) || !protocols.test(one))) problems.push(`${name} has an invalid URL`);
    return all;
  };
  const environment: Environment = {
    host: text('HOST', '127.0.0.1'),
    port: integer('PORT', 4020, 65_535),
    databaseUrl: text('DATABASE_URL', ''),
    dataFolder: text('DATA_FOLDER', 'var/search'),
    searchKeys: list('SEARCH_KEYS'),
    webhookSecrets: list('WEBHOOK_SECRETS'),
    feedsFolder: text('FEEDS_FOLDER', ''),
    revalidateUrls: urls('REVALIDATE_URLS', /^https?:/, list('REVALIDATE_URLS')),
    revalidateSecret: text('REVALIDATE_SECRET', ''),
    imagesUrl: text('IMAGES_URL', '').replace(/\/$/, ''),
    imagesSecrets: list('IMAGES_SECRETS'),
    imagesFolder: text('IMAGES_FOLDER', 'var/images'),
    imagesPrivateHosts: list('IMAGES_PRIVATE_HOSTS'),
    maxLagSeconds: integer('MAX_LAG_SECONDS', 30, 86_400),
    soldDays: integer('SOLD_DAYS', 30, 3_650),
    name: text('REPLICA_NAME', `${process.env.HOSTNAME ?? 'search'}-${process.pid}`),
    logLevel: text('LOG_LEVEL', 'info'),
  };
  if (environment.databaseUrl && !/^postgres(?:ql)?:/.test(environment.databaseUrl))
    problems.push('DATABASE_URL begins with postgres:// or postgresql://');
  if (environment.searchKeys.length === 0) problems.push('SEARCH_KEYS has no key');
  if (environment.webhookSecrets.some((secret) => secret.length < 16))
    problems.push('WEBHOOK_SECRETS has a secret of less than 16 characters');
  problems.push(...problemsOfImages(environment));
  if (environment.revalidateUrls.length > 0 && !environment.revalidateSecret)
    problems.push('REVALIDATE_URLS needs REVALIDATE_SECRET');
  if (problems.length > 0) throw new EnvironmentError(problems.join('\n'));
  return environment;
}

function problemsOfImages({ imagesUrl, imagesSecrets }: Environment): string[] {
  if (imagesUrl === '') return [];
  const problems: string[] = [];
  if (!URL.canParse(imagesUrl) || !/^https?:.*\/images$/.test(imagesUrl))
    problems.push('IMAGES_URL is a URL that ends with /images');
  if (imagesSecrets.length === 0 || imagesSecrets.some((secret) => secret.length < 16))
    problems.push('IMAGES_URL needs IMAGES_SECRETS of 16 characters or more');
  return problems;
}
