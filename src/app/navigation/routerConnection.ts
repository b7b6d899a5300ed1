import type { PageData } from '../../contracts/page/page.ts';
import { deferred } from '../../lib/deferred.ts';
import type { Navigate, NavigateOptions } from '../../page/navigate.ts';
import { changesPlace } from './links.ts';

/** Changes the URL at once, by the router that has loaded. */
export type RouterNavigate = (to: string, options?: NavigateOptions) => void;

/** What the page navigates by, before and after the router has loaded. */
export interface RouterConnection {
  navigate: Navigate;
  /** Resolves when the page has navigated before there was a router. */
  requested: Promise<void>;
  /** Connects the router, which follows the calls that have waited. */
  connect: (router: RouterNavigate) => void;
  /** Called when the page has the router's newest entry: the waiting calls are done. */
  entryArrived: () => void;
  /** The URL that the last waiting call navigates to; undefined when none waits. */
  waitingHref: () => string | undefined;
}

interface WaitingCall {
  to: string;
  options: NavigateOptions | undefined;
  done: () => void;
}

/**
 * Creates a connection without a router. Calls of `navigate` wait for it; steps through the history need none. In a document with a tag manager
 * the browser loads a URL that adds or removes the visitor's place: the tag manager reads the URLs of its document.
 */
export function createRouterConnection({ tagManagerId }: Pick<PageData, 'tagManagerId'>): RouterConnection {
  let router: RouterNavigate | null = null;
  const waiting: WaitingCall[] = [];
  const { promise: requested, resolve: request } = deferred<void>();
  return {
    navigate(to, options) {
      if (typeof to === 'number') {
        window.history.go(to);
        return undefined;
      }
      if (tagManagerId !== null && changesPlace(window.location.search, to)) {
        window.location[options?.replace ? 'replace' : 'assign'](to);
        return new Promise(() => {});
      }
      if (router) {
        router(to, options);
        return undefined;
      }
      request();
      return new Promise((done) => waiting.push({ to, options, done }));
    },
    requested,
    connect(newRouter) {
      router = newRouter;
      for (const { to, options } of waiting) newRouter(to, options);
    },
    entryArrived() {
      if (router) for (const { done } of waiting.splice(0)) done();
    },
    waitingHref: () => waiting.at(-1)?.to,
  };
}
