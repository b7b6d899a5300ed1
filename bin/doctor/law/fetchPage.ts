import { lookup } from 'node:dns';
import { setTimeout as wait } from 'node:timers/promises';
import { Agent, fetch } from 'undici';

export interface FetchedPage {
  readonly status: number;
  readonly body: string;
}

/** Fetches a URL. A failure is a page with the status 0, whose body says why. */
export type FetchPage = (url: string) => Promise<FetchedPage>;

const TIMEOUT_MS = 30_000;
const ATTEMPTS = 4;
const USER_AGENT = 'forecourt-doctor';

/** Returns a client for GET requests. Names below `localhost` are this machine, as in browsers. A page that is refused under load is tried again. */
export function createFetchPage(): { fetchPage: FetchPage; close: () => Promise<void> } {
  const dispatcher = new Agent({
    connect: {
      lookup: (name, options, done) =>
        lookup(name.endsWith('.localhost') ? 'localhost' : name, { ...options, family: 4 }, done),
    },
  });
  const fetchPage: FetchPage = async (url) => {
    for (let attempt = 1; ; attempt += 1) {
      const page = await attemptOf(url, dispatcher);
      const isBusy = page.status === 503 || page.status === 429;
      if (!isBusy || attempt === ATTEMPTS) return page;
      await wait(500 * attempt);
    }
  };
  return { fetchPage, close: () => dispatcher.close() };
}

async function attemptOf(url: string, dispatcher: Agent): Promise<FetchedPage> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const headers = { 'user-agent': USER_AGENT };
    const response = await fetch(url, { dispatcher, headers, redirect: 'manual', signal });
    return { status: response.status, body: await response.text() };
  } catch (error) {
    const { message, cause } = error as Error & { cause?: Error };
    return { status: 0, body: cause?.message ?? message };
  }
}
