import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The pixels that the browser posts: linear RGB floats, rows from the top. */
export type Pixels = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
};

const here = dirname(fileURLToPath(import.meta.url));
const three = join(dirname(createRequire(import.meta.url).resolve('three')), '..');

const PAGE = `<!doctype html><title>studio</title><script type="importmap">{"imports":{"three":"/three/build/three.module.js"}}</script>
<script type="module" src="/studio/stage.ts"></script>`;

const source = async (path: string): Promise<string | undefined> => {
  if (path.startsWith('/three/')) return readFile(join(three, path.slice('/three/'.length)), 'utf8');
  if (!path.startsWith('/studio/')) return undefined;
  return stripTypeScriptTypes(await readFile(join(here, path.slice('/studio/'.length)), 'utf8'));
};

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

/** Starts the studio's server on loopback. It serves modules with stripped types and receives pixels. */
export const startServer = async (onPixels: (pixels: Pixels) => void): Promise<{ server: Server; url: string }> => {
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://studio.invalid');
    if (request.method === 'POST') {
      const bytes = await bodyOf(request);
      const data = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
      onPixels({
        name: url.pathname.replace('/pixels/', ''),
        width: Number(url.searchParams.get('width')),
        height: Number(url.searchParams.get('height')),
        data,
      });
      response.writeHead(204).end();
      return;
    }
    if (url.pathname === '/') {
      response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
      return;
    }
    const text = await source(url.pathname);
    if (text === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'text/javascript' }).end(text);
  };
  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  return { server, url: `http://127.0.0.1:${port}/` };
};
