import { withTimeout } from '../../lib/withTimeout.ts';
import type { Wording } from '../../src/contracts/page/loader.ts';
import { type Labels, labelsOf, wordingOf } from './labels/labels.ts';
import type { Limits } from './limits.ts';
import type { PageSources, RequestScope } from './sources.ts';

/** Milliseconds to wait for the site's settings. */
const SETTINGS_TIMEOUT_MS = 500;

/** What a page says in its language, and the settings of its site. */
export interface LoadedWording {
  labels: Labels;
  wording: Wording;
  /** Settings of the site that editors keep in the platform. */
  attributes: Readonly<Record<string, string>>;
  /** The labels or the settings are missing. */
  degraded: boolean;
}

/**
 * Loads the labels and the site settings of a page. Without them the page renders with fallback labels and the settings of our
 * configuration, and is not cached.
 */
export async function loadWording(
  { site, language }: Pick<RequestScope, 'site' | 'language'>,
  { dictionary, siteAttributes }: PageSources,
  { remaining, timeLimit }: Limits,
): Promise<LoadedWording> {
  const timeout = Math.min(remaining(), timeLimit(SETTINGS_TIMEOUT_MS));
  const settings = withTimeout(timeout, 'settings', siteAttributes());
  const [labelled, attributes] = await Promise.all([
    labelsOf(site, language, (each) => withTimeout(remaining(), 'dictionary', dictionary(each)).catch(() => null)),
    settings.catch(() => null),
  ]);
  return {
    labels: labelled.labels,
    wording: wordingOf({ site, language }, labelled),
    attributes: attributes ?? {},
    degraded: labelled.degraded || attributes === null,
  };
}
