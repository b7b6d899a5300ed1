import type { SiteConfig } from '../../../config/siteConfig.ts';

/** The variants from which the personalization service chooses one for a visitor. */
export interface VariantRequest {
  friendlyId: string;
  variants: readonly string[];
}

/** Data about a visitor who has consented. */
export interface Visitor {
  browserId: string;
  referrer: string;
  /** `utm_*` parameters of the URL, without the prefix. */
  utm: Readonly<Record<string, string>>;
}

/** Returns the variant that the service chooses, or null. */
export type Personalize = (
  scope: { site: SiteConfig; language: string; signal: AbortSignal },
  request: VariantRequest,
  visitor: Visitor,
) => Promise<string | null>;
