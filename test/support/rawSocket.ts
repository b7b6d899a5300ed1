import { connect, type Socket } from 'node:net';

/** A client that does only what a test tells it, on a connection of its own. */
export interface RawSocket {
  socket: Socket;
  write: (text: string) => void;
  /** All that came back so far. */
  received: () => string;
  /** Statuses of the responses that came back so far. */
  statuses: () => number[];
  isClosed: () => boolean;
  close: () => void;
}

/** Loopback URLs: to the server, two clients. */
export const [FIRST, SECOND] = ['127.0.0.1', '127.0.0.2'] as const;

/** @param reads false for one that reads nothing until it is resumed */
export function rawSocket(
  port: number,
  text: string,
  { from = FIRST, reads = true }: { from?: string; reads?: boolean } = {},
): RawSocket {
  const chunks: Buffer[] = [];
  let isClosed = false;
  const socket = connect({ port, host: '127.0.0.1', localAddress: from, ...(!reads && { highWaterMark: 1 }) });
  socket.write(text);
  if (reads) socket.on('data', (chunk: Buffer) => void chunks.push(chunk));
  else socket.pause();
  socket.on('close', () => {
    isClosed = true;
  });
  socket.on('error', () => {});
  const received = () => Buffer.concat(chunks).toString('latin1');
  return {
    socket,
    write: (more) => void socket.write(more),
    received,
    statuses: () => [...received().matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status)),
    isClosed: () => isClosed,
    close: () => void socket.destroy(),
  };
}

/** A request as it is written; of a body, its head announces all and `sent` is what goes along. */
export function requestText(
  method: string,
  path: string,
  { headers = {}, body = '' }: { headers?: Record<string, string | number>; body?: string } = {},
): string {
  const lines = Object.entries({ Host: 'norrvag-se.localhost', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}
