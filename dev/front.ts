import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { ERROR_HEADERS, errorPage } from './errorPage.ts';
import { isSource } from './paths.ts';
import type { RendererState } from './renderer.ts';
import type { Sources } from './sources.ts';

interface Front {
  server: Server;
  /** Serves the sources, and passes every other request to the process that renders. */
  serve: (sources: Pick<Sources, 'middleware'>, state: () => Promise<RendererState>) => void;
}

/** Creates the server that browsers talk to. It stays while the process that renders is started again: requests wait for it. */
export function createFront(): Front {
  let url = '';
  const proxy = createProxyMiddleware<IncomingMessage, ServerResponse>({
    target: 'http://127.0.0.1',
    router: () => url,
    xfwd: true,
    on: {
      error: (error, _req, res) => {
        if ('headersSent' in res && !res.headersSent) sendError(res as ServerResponse, String(error));
        else res.destroy();
      },
    },
  });
  const server = createServer();
  return {
    server,
    serve: ({ middleware }, state) => {
      server.on('request', async (req: IncomingMessage, res: ServerResponse) => {
        if (isSource(req.url ?? ''))
          return middleware(req, res, (error?: unknown) => sendError(res, String(error ?? 'No such file')));
        const current = await state();
        if ('error' in current) return sendError(res, current.error);
        url = current.url;
        void proxy(req, res);
      });
    },
  };
}

function sendError(res: ServerResponse, error: string): void {
  res.writeHead(500, ERROR_HEADERS).end(errorPage(error));
}
