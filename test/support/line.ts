import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The line between a browser and the product: TCP, byte by byte, until a test cuts it. */
export interface Line {
  port: number;
  /** Breaks every connection and refuses new ones. */
  cut: () => void;
  /** What the browser sends arrives, and the connection breaks with the first byte of the response. */
  loseResponses: () => void;
  restore: () => void;
  /** Connects to another process, which browsers take for the same site. */
  connectTo: (port: number) => void;
  close: () => Promise<void>;
}

/** @param to port of the product */
export async function startLine(to: number): Promise<Line> {
  let target = to;
  let state: 'whole' | 'cut' | 'deaf' = 'whole';
  const sockets = new Set<Socket>();
  const track = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  };
  const server = createServer((visitor) => {
    track(visitor);
    if (state === 'cut') return void visitor.resetAndDestroy();
    const product = track(connect({ port: target, host: '127.0.0.1' }));
    visitor.on('data', (chunk) => product.write(chunk)).on('close', () => product.destroy());
    product
      .on('data', (chunk) => (state === 'whole' ? visitor.write(chunk) : visitor.resetAndDestroy()))
      .on('close', () => visitor.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      state = 'cut';
      breakAll();
    },
    loseResponses: () => {
      state = 'deaf';
    },
    restore: () => {
      state = 'whole';
    },
    connectTo: (port) => {
      target = port;
      breakAll();
    },
    close: async () => {
      breakAll();
      server.close();
      await once(server, 'close');
    },
  };
}
