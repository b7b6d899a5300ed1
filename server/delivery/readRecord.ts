import type { PageRecord } from '../../src/contracts/assistants/records.ts';
import type { ReadRecord } from '../assistants/readPage.ts';
import { toPageRequest } from '../page/route/toPageRequest.ts';
import { plainBody } from './pageEntry.ts';
import type { PageMaker } from './pageMaker.ts';
import { RenderRefused } from './renderBudget.ts';

/** Redirects that are followed: of a car without slug, of words to filters, of values to their spelling. */
const MAX_REDIRECTS = 4;

/** Creates the function that reads descriptions: from the page cache, under the same limits as pages. */
export function createReadRecord(maker: Pick<PageMaker, 'make'>): ReadRecord {
  const read: ReadRecord = async (target, { resolved, by, signal }) => {
    let path = target;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const output = await maker.make('record', toPageRequest(resolved, path, signal), by);
      if (output.kind === 'stream') throw new Error('A description is not streamed');
      const { redirectTarget, status } = output.entry;
      if (redirectTarget === null) {
        const record = JSON.parse((await plainBody(output.entry)).toString()) as PageRecord;
        return { status, record };
      }
      // It would lead to a page that does not say that an upstream failed.
      if (!output.entry.negative) return { status: 502, record: null };
      const next = URL.parse(redirectTarget.location, resolved.origin);
      if (next?.origin !== resolved.origin) return { status: redirectTarget.status, record: null };
      path = next.pathname + next.search;
    }
    return { status: 508, record: null };
  };
  return async (target, options) => {
    try {
      return await read(target, options);
    } catch (error) {
      if (error instanceof RenderRefused) return { status: error.status, record: null };
      throw error;
    }
  };
}
