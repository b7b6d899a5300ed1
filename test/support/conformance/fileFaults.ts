import { type CaseFault, hang, insteadOf, withHeader, withStatus } from './faults.ts';

const isMethod = (method: string) => (seen: { method: string }) => seen.method === method;

/** One fault for each case of the media edge. */
export const MEDIA_FAULTS: Readonly<Record<string, CaseFault>> = {
  image: [withHeader('content-type', 'text/html'), /^content-type: expected a type of images, got text\/html/],
  time: [hang, /a response that starts within \d+ ms, got nothing/],
  head: [withStatus(405, isMethod('HEAD')), /^status: expected 200, got 405/],
  revalidation: [insteadOf(304, 200), /^status: expected 304, got 200/],
  width: [
    {
      reply: (reply, seen) =>
        seen.path.endsWith('w=320')
          ? { ...reply, body: Buffer.concat([reply.body, Buffer.alloc(2_000_000, 'x')]) }
          : reply,
    },
    /^body with w=320: expected at most/,
  ],
  missing: [insteadOf(404, 200), /^status: expected 404, got 200/],
  'no-cookies': [withHeader('set-cookie', 'id=1'), /^set-cookie: expected none, got id=1/],
};

/** One fault for each case of the platform's host. */
export const PLATFORM_FAULTS: Readonly<Record<string, CaseFault>> = {
  handler: [insteadOf(200, 302), /^status: expected 200, got 302/],
  time: [hang, /a response that starts within \d+ ms, got nothing/],
  head: [withStatus(501, isMethod('HEAD')), /^status: expected 200, got 501/],
  'unknown-path': [insteadOf(404, 500), /^status: expected a 4xx, got 500/],
};
