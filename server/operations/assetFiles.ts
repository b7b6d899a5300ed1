import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

export interface AssetFile {
  body: Buffer;
  type: string;
  /** Of the content, without encoding; weak, since encoded answers carry it too. */
  etag: string;
  /** Best first. */
  encodings: readonly { name: 'br' | 'gzip'; body: Buffer }[];
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

/** Never served, wherever they lie (Q39): tools' own folders, source maps, page templates. */
const HIDDEN = /(?:^|\/)\.|\.map$|\.html$|\.(?:br|gz)$/;

/**
 * Reads all files below the directories that exist, by the address they have; earlier directories win. Files of a type
 * that is not known are left out.
 */
export function indexAssets(directories: readonly string[]): ReadonlyMap<string, AssetFile> {
  const files = new Map<string, AssetFile>();
  for (const directory of directories) {
    if (!existsSync(directory)) continue;
    for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      const address = `/${relative(directory, path).split(sep).join('/')}`;
      const type = TYPES[extname(entry.name)];
      if (!entry.isFile() || type === undefined || HIDDEN.test(address.slice(1)) || files.has(address)) continue;
      files.set(address, readAsset(path, type));
    }
  }
  return files;
}

function readAsset(path: string, type: string): AssetFile {
  const body = readFileSync(path);
  const encodings: AssetFile['encodings'][number][] = [];
  if (existsSync(`${path}.br`)) encodings.push({ name: 'br', body: readFileSync(`${path}.br`) });
  if (existsSync(`${path}.gz`)) encodings.push({ name: 'gzip', body: readFileSync(`${path}.gz`) });
  return { body, type, etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`, encodings };
}
