import type { Router } from 'express';
import type { Environment } from '../../config/environment.ts';
import type { ReadRecord } from '../assistants/readPage.ts';
import type { Caches } from '../cache/caches.ts';
import { LOG_EVENTS } from '../operations/log/events.ts';
import type { Log } from '../operations/log/log.ts';
import type { Ports } from '../ports/ports.ts';
import type { Redirects } from '../redirects/redirects.ts';
import { createCrawlerRouter } from './crawlers.ts';
import { createLlmsText } from './llmsText.ts';
import { createSitemaps } from './sitemaps.ts';

interface CrawlersOptions {
  environment: Pick<Environment, 'MCP'>;
  log: Log;
  redirects: Redirects;
  ports: Ports;
  caches: Caches;
  readRecord: ReadRecord;
}

/** Creates the router of the files for crawlers and assistants. */
export function createCrawlers({ environment, log, redirects, ports, caches, readRecord }: CrawlersOptions): Router {
  const { content } = ports;
  const sitemaps = createSitemaps({
    ports,
    cacheFor: caches.cacheFor,
    isRedirected: (site, path) => redirects.resolve(site, path) !== null,
    onPlatformError: ({ error, ...details }) =>
      log.warn({ event: LOG_EVENTS.contentIssue, path: '/sitemap.xml', issue: 'sitemap', ...details, err: error }),
  });
  const llmsText = createLlmsText({ content, readRecord, hasMcp: environment.MCP === 'on' });
  return createCrawlerRouter({ content, sitemaps, llmsText, log });
}
