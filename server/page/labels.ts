import type { SiteConfig } from '../../config/siteConfig.ts';
import { DICTIONARY, type DictionaryKey } from '../../src/contracts/dictionary.ts';
import { fillIn } from '../../src/contracts/fillIn.ts';
import type { LoaderContext, Wording } from '../../src/contracts/loader.ts';
import { valueTextOf } from '../../src/contracts/valueTexts.ts';
import { FAILURE_LABELS } from './failureLabels.ts';
import { siteView } from './siteView.ts';
import type { Where } from './sources.ts';

export type Labels = Readonly<Record<DictionaryKey, string>>;

const KEYS = Object.keys(DICTIONARY) as DictionaryKey[];

type Dictionary = Readonly<Record<string, string>>;

/** Made once for each answer of the platform: every page of a language has the same labels. */
const complete = new WeakMap<Dictionary, { language: string; defaults: Dictionary | null; labels: Labels }>();

/**
 * Every label for one language: the platform's, else the site's default language, else what the product itself knows of
 * failures in that language, else the English wording. `null` stands for a dictionary that could not be had.
 */
export function completeLabels(language: string, own: Dictionary | null, defaults: Dictionary | null): Labels {
  const known = own && complete.get(own);
  if (known?.language === language && known.defaults === defaults) return known.labels;
  const failure: Partial<Record<DictionaryKey, string>> = FAILURE_LABELS[language] ?? {};
  const entries = KEYS.map((key) => [key, own?.[key] || defaults?.[key] || failure[key] || DICTIONARY[key]]);
  const labels = Object.fromEntries(entries) as Labels;
  if (own) complete.set(own, { language, defaults, labels });
  return labels;
}

export function translator(labels: Labels): LoaderContext['translate'] {
  return (key, values) => fillIn(labels[key], values);
}

/** Labels of a language, and the platform's own dictionary that they come from. */
export interface Labelled {
  labels: Labels;
  /** Null when the platform is unavailable. */
  phrases: Dictionary | null;
  /** The dictionary of the language is missing. */
  degraded: boolean;
}

/** Returns what loaders make texts with. */
export function wordingOf(
  { site, language }: Pick<Where, 'site' | 'language'>,
  { labels, phrases }: Pick<Labelled, 'labels' | 'phrases'>,
): Wording {
  return {
    site: siteView(site),
    language,
    translate: translator(labels),
    valueText: valueTextOf(language.code, site.languages[0].code, phrases),
  };
}

/** Every label for a language of a site; `degraded` when its own dictionary could not be had, which `ask` says by null. */
export async function labelsOf<W extends Pick<Where, 'site' | 'language'>>(
  where: W,
  ask: (where: W) => Promise<Dictionary | null>,
): Promise<Labelled> {
  const { site, language } = where;
  const [standard] = site.languages;
  const defaults = hasFallbackLanguage(site, language.code) ? ask({ ...where, language: standard }) : null;
  const [own, others] = await Promise.all([ask(where), defaults]);
  return { labels: completeLabels(language.code, own, others), phrases: own, degraded: own === null };
}

/** Whether the language is not the site's default, so that the default's labels stand behind its own. */
export function hasFallbackLanguage(site: SiteConfig, language: string): boolean {
  return site.languages[0].code !== language;
}
