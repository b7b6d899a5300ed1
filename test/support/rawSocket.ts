import { connect, type Socket } from 'node:net';

/** A client on a TCP connection of its own that sends exactly what a test writes. */
export interface RawSocket {
  socket: Socket;
  write: (text: string) => void;
  /** Returns everything received so far. */
  received: () => string;
  /** Returns the statuses of the responses received so far. */
  statuses: () => number[];
  isClosed: () => boolean;
  close: () => void;
}

/** Loopback addresses: the server sees two clients. */
export const [FIRST, SECOND] = ['127.0.0.1', '127.0.0.2'] as const;

/** @param reads false for a client that reads nothing until it is resumed */
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

/** Returns the text of a request. `body` is sent as it is; the headers may announce another length. */
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
