import { expect, test } from '@jest/globals';
import type { Product } from '../product.ts';
import { send } from '../request.ts';

/** An old URL and the `Location` that it gets: a path on the same site, or an absolute URL. Both as they go over the wire. */
export type OldUrl = readonly [oldUrl: string, location: string];

/**
 * Declares tests of redirect tables over HTTP. `product` is called when a test runs, because the product starts after the
 * tests are declared.
 */
export function redirectTests(product: () => Product) {
  /** Each old URL gets one permanent redirect, and the target is a page. */
  function expectRedirects(host: string, oldUrls: readonly OldUrl[]): void {
    test.each(oldUrls)('%s redirects to %s', async (old, location) => {
      const { status, headers } = await send(product().url, old, { host });
      expect([status, headers.location]).toEqual([301, location]);
      const page = await send(product().url, location, { host });
      expect([page.status, page.body.includes('<h1')]).toEqual([200, true]);
    });
  }

  /** Each old URL gets one permanent redirect to another host, which is not requested. */
  function expectExternalRedirects(host: string, oldUrls: readonly OldUrl[]): void {
    test.each(oldUrls)('%s redirects to the other host %s', async (old, location) => {
      const { status, headers } = await send(product().url, old, { host });
      expect([status, headers.location]).toEqual([301, location]);
    });
  }

  /** No rule matches these URLs; each gets its status without a redirect. */
  function expectNoRedirect(host: string, urls: readonly (readonly [url: string, status: number])[]): void {
    test.each(urls)('%s is not redirected: %i', async (url, expected) => {
      const { status, headers } = await send(product().url, url, { host });
      expect([status, headers.location]).toEqual([expected, undefined]);
    });
  }

  return { expectRedirects, expectExternalRedirects, expectNoRedirect };
}
