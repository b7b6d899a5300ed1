import type { Response } from 'express';
import type { BrandHost, SiteConfig } from '../../config/siteConfig.ts';
import { disconnectSignal } from '../operations/disconnectSignal.ts';
import { report } from '../operations/request/report.ts';
import { requestOf } from '../operations/request/request.ts';
import type { RequestScope } from '../page/sources.ts';
import { refuse } from './jsonPost.ts';

/**
 * Returns the scope of a call from its `site` and `language`. When the site is not served or does not have the language, it responds
 * 400 with the name of the field and returns null.
 */
export type ResolveScope = (res: Response, input: Readonly<Record<string, unknown>>) => RequestScope | null;

/** Creates the resolver of site and language. Calls name their site, so that they also work under a host without site. */
export function createScopeResolver(sites: readonly SiteConfig[]): ResolveScope {
  const byId: ReadonlyMap<unknown, SiteConfig> = new Map(sites.map((site) => [site.id, site]));
  return (res, input) => {
    const site = byId.get(input.site);
    if (!site) return refuseField(res, 'site');
    const language = site.languages.find(({ code }) => code === input.language);
    if (!language) return refuseField(res, 'language');
    report(res, { language: language.code });
    return { site, language, brand: brandOf(res, site), signal: disconnectSignal(res) };
  };
}

function brandOf(res: Response, site: SiteConfig): BrandHost | null {
  const { resolved } = requestOf(res);
  return resolved?.site.id === site.id ? resolved.brand : null;
}

function refuseField(res: Response, field: string): null {
  refuse(res, 400, field);
  return null;
}
