import type { Response } from 'express';
import type { BrandHost, SiteConfig } from '../../config/siteConfig.ts';
import { contextOf } from '../operations/context.ts';
import { disconnectSignal } from '../operations/disconnectSignal.ts';
import type { RequestScope } from '../page/sources.ts';
import { refuse } from './jsonPost.ts';

/**
 * Returns the scope of a call that names its site and language. For a site that this process does not serve, and for a language
 * that the site does not have, it responds 400 with the name of the field and returns null.
 */
export type ResolveScope = (res: Response, named: Readonly<Record<string, unknown>>) => RequestScope | null;

/** Makes the one resolver of site and language. A call names its site itself, so that it also works under a host of no site. */
export function createScopeResolver(sites: readonly SiteConfig[]): ResolveScope {
  const byId: ReadonlyMap<unknown, SiteConfig> = new Map(sites.map((site) => [site.id, site]));
  return (res, named) => {
    const site = byId.get(named.site);
    if (!site) return refused(res, 'site');
    const language = site.languages.find(({ code }) => code === named.language);
    if (!language) return refused(res, 'language');
    return { site, language, brand: brandOf(res, site), signal: disconnectSignal(res) };
  };
}

function brandOf(res: Response, site: SiteConfig): BrandHost | null {
  const { resolved } = contextOf(res);
  return resolved?.site.id === site.id ? resolved.brand : null;
}

function refused(res: Response, field: string): null {
  refuse(res, 400, field);
  return null;
}
