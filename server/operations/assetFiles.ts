import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
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
      const [body, br, gzip] = [path, `${path}.br`, `${path}.gz`].map((file) =>
        existsSync(file) ? readFileSync(file) : undefined,
      );
      if (body) files.set(urlPath, assetFile(type, body, { br, gzip }));
    }
  }
  return files;
}

/** Reads a file with its compressed forms; returns undefined when there is none, or none of a known type. */
export async function readAsset(path: string): Promise<AssetFile | undefined> {
  const type = TYPES[extname(path)];
  if (type === undefined) return undefined;
  const [body, br, gzip] = await Promise.all(
    [path, `${path}.br`, `${path}.gz`].map((file) => readFile(file).catch(() => undefined)),
  );
  return body && assetFile(type, body, { br, gzip });
}

function assetFile(
  type: string,
  body: Buffer,
  { br, gzip }: { br: Buffer | undefined; gzip: Buffer | undefined },
): AssetFile {
  const encodings: AssetFile['encodings'][number][] = [];
  if (br) encodings.push({ name: 'br', body: br });
  if (gzip) encodings.push({ name: 'gzip', body: gzip });
  return { body, type, etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`, encodings };
}
