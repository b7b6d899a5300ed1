import type { ResolvedSite } from '../../config/hosts.ts';
import type { PageRecord } from '../../src/contracts/assistants/records.ts';
import type { ReceivedRequest } from '../operations/request/request.ts';

/**
 * The description of a page, and the status of the page. Null when the page is refused for lack of capacity (429, 503), when it redirects to
 * another site, and when it redirects because an upstream failed (502).
 */
export interface ReadPage {
  status: number;
  record: PageRecord | null;
}

interface Reader {
  resolved: ResolvedSite;
  by: Pick<ReceivedRequest, 'client'> & { admission: Pick<ReceivedRequest['admission'], 'isLoopDelayed'> };
  signal: AbortSignal;
}

/** Reads the description of a page of a site: path and query, with the prefix of its language. Its redirects are followed. */
export type ReadRecord = (target: string, reader: Reader) => Promise<ReadPage>;
