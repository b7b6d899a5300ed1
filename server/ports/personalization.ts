import type { SiteConfig } from '../../config/siteConfig.ts';

/** One question to the personalization service: which of these variants for this visitor? */
export interface VariantQuestion {
  friendlyId: string;
  variants: readonly string[];
}

/** What the service may know of a visitor, who has agreed to it. */
export interface Visitor {
  browserId: string;
  referrer: string;
  /** `utm_*` of the address, without the prefix. */
  utm: Readonly<Record<string, string>>;
}

/** Asks the service; null when it has no answer. */
export type Personalize = (
  where: { site: SiteConfig; language: string; signal: AbortSignal },
  question: VariantQuestion,
  visitor: Visitor,
) => Promise<string | null>;
