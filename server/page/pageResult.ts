import type { PageData, SectionOutcome } from '../../src/contracts/page.ts';
import type { originsOf } from './thirdParties.ts';

/** What an address came to. Only `statusOf` turns it into a status. */
export type PageResult =
  | ({ kind: 'page' } & LoadedPage)
  | ({ kind: 'notFound' } & LoadedPage)
  | ({ kind: 'gone' } & LoadedPage)
  /** The platform could not be asked and nothing was kept: the shell with an error card. */
  | ({ kind: 'failed' } & LoadedPage)
  /** `degraded`: there may well be a page, which an upstream did not give. */
  | { kind: 'redirect'; status: 301 | 302; location: string; degraded?: boolean };

export interface LoadedPage {
  page: PageData;
  /** By uid; settled or on their way. They never reject. */
  late: Readonly<Record<string, Promise<SectionOutcome>>>;
  /** What the page is dropped by when it changes. */
  tags: readonly string[];
  /** Something on it stands in for what an upstream did not give: shown, never kept. */
  degraded: boolean;
  /** Beside our own, by directive of the page's policy. */
  origins: ReturnType<typeof originsOf>;
  /** It has variants: what one visitor is shown is not for all. */
  varied: boolean;
}

type PageKind = PageResult['kind'];

/** The HTTP status of a result: the only place that decides one. */
export function statusOf(result: { kind: PageKind; status?: 301 | 302 }): number {
  switch (result.kind) {
    case 'page':
      return 200;
    case 'notFound':
      return 404;
    case 'gone':
      return 410;
    case 'failed':
      return 503;
    case 'redirect':
      return result.status ?? 302;
  }
}

/** Whether no page has the URL. A page that an upstream failed to give is not missing. */
export function isMissing({ kind }: { kind: PageKind }): boolean {
  return kind === 'notFound' || kind === 'gone';
}
