import {
  type Diagnostic,
  RedirectLoopError,
  type Rule,
  resolve,
  type SiteRules,
} from '../../server/redirects/rules.ts';

/** Maximum number of pages named in a diagnostic; of the others it gives the number. */
const MAX_PATHS = 3;

/**
 * Returns the rules that redirect visitors away from existing pages.
 *
 * @param existingPaths URLs of pages, decoded
 */
export function hiddenPages(
  site: string,
  existingPaths: Iterable<string>,
  rulesOf: (site: string) => SiteRules | undefined,
): { rule: Rule; diagnostic: Diagnostic }[] {
  const hidden = new Map<Rule, string[]>();
  for (const path of existingPaths) {
    const rule = ruleFor(site, path, rulesOf);
    if (!rule) continue;
    const paths = hidden.get(rule);
    if (paths) paths.push(path);
    else hidden.set(rule, [path]);
  }
  return [...hidden].map(([rule, paths]) => ({ rule, diagnostic: diagnosticOf(paths) }));
}

function ruleFor(site: string, path: string, rulesOf: (site: string) => SiteRules | undefined): Rule | undefined {
  try {
    return resolve(rulesOf, site, path)?.rules[0];
  } catch (error) {
    if (error instanceof RedirectLoopError) return error.rules[0];
    throw error;
  }
}

function diagnosticOf(paths: readonly string[]): Diagnostic {
  const more = paths.length > MAX_PATHS ? ` and ${paths.length - MAX_PATHS} more` : '';
  return {
    message: `Hides pages that exist: ${paths.slice(0, MAX_PATHS).join(', ')}${more}`,
    hint: 'Visitors cannot reach them any more: make the source more specific, or remove the line.',
  };
}
