import { RedirectLoop, resolve, type SiteRules } from '../../server/redirects/resolver.ts';
import type { Complaint, Rule } from '../../server/redirects/rule.ts';

/** Pages named in a complaint; of the others their number is told. */
const NAMED = 3;

/**
 * Rules that send visitors away from pages that answer today.
 *
 * @param living addresses of pages, decoded
 */
export function hiddenPages(
  site: string,
  living: Iterable<string>,
  rulesOf: (site: string) => SiteRules | undefined,
): { rule: Rule; complaint: Complaint }[] {
  const hidden = new Map<Rule, string[]>();
  for (const path of living) {
    const rule = ruleFor(site, path, rulesOf);
    if (!rule) continue;
    const paths = hidden.get(rule);
    if (paths) paths.push(path);
    else hidden.set(rule, [path]);
  }
  return [...hidden].map(([rule, paths]) => ({ rule, complaint: complaintOf(paths) }));
}

function ruleFor(site: string, path: string, rulesOf: (site: string) => SiteRules | undefined): Rule | undefined {
  try {
    return resolve(rulesOf, site, path)?.rules[0];
  } catch (error) {
    if (error instanceof RedirectLoop) return error.rules[0];
    throw error;
  }
}

function complaintOf(paths: readonly string[]): Complaint {
  const more = paths.length > NAMED ? ` and ${paths.length - NAMED} more` : '';
  return {
    message: `Hides what answers today: ${paths.slice(0, NAMED).join(', ')}${more}`,
    cure: 'Nobody could reach it any more: write the source more exactly, or take the line out.',
  };
}
