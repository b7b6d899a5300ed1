import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server in front of a sandbox that asks it for the narrowest version of each image. */
interface NarrowImages {
  url: string;
  close: () => Promise<void>;
}

/**
 * Starts a server that forwards every request to the sandbox, those of images with the smallest width. For tests of whether images exist: the
 * sandbox reads the files of an image and encodes it before it responds, also to HEAD, and an image without a width takes a hundred times as long.
 */
export async function startNarrowImages(sandboxUrl: string): Promise<NarrowImages> {
  const { hostname, port } = new URL(sandboxUrl);
  const server = createServer((req, res) => {
    const { method, headers, url = '/' } = req;
    const path = url.startsWith('/media/-/') && !url.includes('?') ? `${url}?w=1` : url;
    const forwarded = request({ hostname, port, path, method, headers }, (response) => {
      res.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(res);
    });
    forwarded.on('error', () => res.destroy());
    req.pipe(forwarded);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
