import { expect, test } from '@jest/globals';
import type { Product } from './product.ts';
import { send } from './request.ts';

/** Old address → where it leads: rooted on the site itself, or absolute. Both as they go over the wire. */
export type OldUrl = readonly [old: string, location: string];

/** Two-column tests of redirects over HTTP; `product` is asked when a test runs, for it starts later. */
export function triesOf(product: () => Product) {
  /** One permanent step, and a page behind it. */
  function expectRedirects(host: string, oldUrls: readonly OldUrl[]): void {
    test.each(oldUrls)('%s leads to %s', async (old, location) => {
      const { status, headers } = await send(product().url, old, { host });
      expect([status, headers.location]).toEqual([301, location]);
      const page = await send(product().url, location, { host });
      expect([page.status, page.body.includes('<h1')]).toEqual([200, true]);
    });
  }

  /** One permanent step to somebody else's host. */
  function leaves(host: string, oldUrls: readonly OldUrl[]): void {
    test.each(oldUrls)('%s leaves for %s', async (old, location) => {
      const { status, headers } = await send(product().url, old, { host });
      expect([status, headers.location]).toEqual([301, location]);
    });
  }

  /** Addresses that no rule takes, and what they answer. */
  function expectStatus(host: string, urls: readonly (readonly [address: string, status: number])[]): void {
    test.each(urls)('%s is left alone: %i', async (url, wanted) => {
      const { status, headers } = await send(product().url, url, { host });
      expect([status, headers.location]).toEqual([wanted, undefined]);
    });
  }

  return { leads: expectRedirects, leaves, stays: expectStatus };
}
