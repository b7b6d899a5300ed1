import { connect } from 'node:net';

export interface Outcome {
  status: number;
  /** Milliseconds from the start of the connection to the last byte of the response. */
  ms: number;
}

/** Sends a GET through a plain socket: a full HTTP client would use more of the processor than the measured server. */
export function sendRequest(port: number, url: string, localAddress: string): Promise<Outcome> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, localAddress, noDelay: true });
    let status = 0;
    let left = Number.POSITIVE_INFINITY;
    const finish = () => {
      resolve({ status, ms: performance.now() - startedAt });
      socket.destroy();
    };
    socket.on('data', (chunk) => {
      if (status === 0) {
        const bodyAt = chunk.indexOf('\r\n\r\n') + '\r\n\r\n'.length;
        const head = chunk.toString('latin1', 0, bodyAt);
        status = Number(head.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length));
        left = bodyAt + Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? Number.POSITIVE_INFINITY);
      }
      left -= chunk.length;
      if (left <= 0) finish();
    });
    socket.once('end', finish);
    socket.once('error', reject);
    socket.write(`GET ${url} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept-Encoding: gzip\r\n\r\n`);
  });
}
