import type { ResolvedSite } from '../../config/hosts.ts';
import type { PageRecord } from '../../src/contracts/assistants/records.ts';
import type { ReceivedRequest } from '../operations/request/request.ts';

/** The description of a page, and the status of the page. Null when it is refused for lack of capacity, or leads away from the site. */
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
