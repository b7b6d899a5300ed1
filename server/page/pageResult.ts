import type { PageData, SectionOutcome } from '../../src/contracts/page/page.ts';
import type { DataAge } from './dataAge.ts';
import type { originsOf } from './head/thirdParties.ts';

/** The result of loading a page. Only `statusOf` maps it to an HTTP status. */
export type PageResult =
  | ({ kind: 'page' } & LoadedPage)
  | ({ kind: 'notFound' } & LoadedPage)
  | ({ kind: 'gone' } & LoadedPage)
  /** The platform is unavailable and nothing is cached: the shell with an error card. */
  | ({ kind: 'failed' } & LoadedPage)
  /** `degraded`: a page may exist that an upstream failed to deliver. */
  | { kind: 'redirect'; status: 301 | 302; location: string; degraded?: boolean };

/** A result with a page to render, also of a status other than 200. */
export type RenderablePage = Exclude<PageResult, { kind: 'redirect' }>;

export interface LoadedPage {
  page: PageData;
  /** Deferred sections by uid. They never reject. */
  deferred: Readonly<Record<string, Promise<SectionOutcome>>>;
  /** Cache tags by which the page is purged. */
  tags: readonly string[];
  /** It grows until the deferred sections have settled. */
  dataAge: DataAge;
  /** Whether part of the page is a fallback for failed upstream data. Such a page is never cached. */
  degraded: boolean;
  /** Third-party origins by directive of the content security policy. */
  origins: ReturnType<typeof originsOf>;
  /** Whether the page has variants by visitor or the place of one. Shared caches must not store it. */
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
