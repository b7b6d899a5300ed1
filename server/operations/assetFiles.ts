import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

export interface AssetFile {
  body: Buffer;
  type: string;
  /** Computed from the content without encoding. Weak, because encoded responses carry it too. */
  etag: string;
  /** Preferred encoding first. */
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

/** Never served from any folder (Q39): folders of tools, source maps, page templates. */
const HIDDEN = /(?:^|\/)\.|\.map$|\.html$|\.(?:br|gz)$/;

/**
 * Reads all files below the directories that exist, and returns them by URL path. Earlier directories win. Files of an unknown
 * type are left out.
 */
export function indexAssets(directories: readonly string[]): ReadonlyMap<string, AssetFile> {
  const files = new Map<string, AssetFile>();
  for (const directory of directories) {
    if (!existsSync(directory)) continue;
    for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      const urlPath = `/${relative(directory, path).split(sep).join('/')}`;
      const type = TYPES[extname(entry.name)];
      if (!entry.isFile() || type === undefined || HIDDEN.test(urlPath.slice(1)) || files.has(urlPath)) continue;
      files.set(urlPath, readAsset(path, type));
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
