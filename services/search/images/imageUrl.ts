import { createHmac } from 'node:crypto';
import { isRecord } from '../../../lib/record.ts';

const FIELDS = ['car_primary_image', 'car_images', 'site_primary_image'] as const;
/** Widths in pixels that the product may request. */
export const WIDTHS = [320, 640, 1280, 1920] as const;

/** Returns the signature of a URL, so that nobody else can have images fetched. */
export const signatureOfUrl = (secret: string, url: string): string =>
  createHmac('sha256', secret).update(url).digest('base64url').slice(0, 22);

/** Returns the URL under which the service serves the image at a URL, in a width. */
export function scaledUrl(base: string, secret: string, url: string, width: number): string {
  const name = Buffer.from(url).toString('base64url');
  return `${base}/${signatureOfUrl(secret, url)}/${name}?w=${width}`;
}

/** Returns the URL that a path names; null when its signature is wrong. */
export function readScaledPath(path: string, secrets: readonly string[]): string | null {
  const [, signature = '', name = ''] = /^\/([\w-]{22})\/([\w-]{1,4000})$/.exec(path) ?? [];
  const url = Buffer.from(name, 'base64url').toString();
  return secrets.some((secret) => signatureOfUrl(secret, url) === signature) ? url : null;
}

/** Whether an image of a record is one that the service scales: of another host. */
const isScaled = (value: unknown): value is { original: string } =>
  isRecord(value) && typeof value.original === 'string' && /^https?:/.test(value.original);

/** Returns the URLs of the images of a record that the service scales. */
export const imageUrlsOf = (record: Readonly<Record<string, unknown>>): string[] =>
  FIELDS.flatMap((name) => [record[name]].flat().filter(isScaled)).map(({ original }) => original);

/** Returns a function that replaces the URLs of images of other hosts in a record by those of the service. */
export function createImagePublisher(
  base: string,
  secret: string,
): (record: Record<string, unknown>) => Promise<object> {
  const publish = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(publish);
    if (!isScaled(value)) return value;
    const scaled = (width: number) => scaledUrl(base, secret, value.original, width);
    // The widths that pages may put in place of `w`.
    return { ...value, original: `${scaled(1280)}&widths=${WIDTHS.join(',')}`, thumbnail_url: scaled(640) };
  };
  return async (record) => {
    const images = FIELDS.filter((name) => name in record).map((name) => [name, publish(record[name])]);
    return { ...record, ...Object.fromEntries(images) };
  };
}
