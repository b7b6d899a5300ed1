import {
  canonicalize,
  type PlatformTable,
  QueryView,
  type RuleMatcher,
  reachingSample,
  splitUrl,
} from '../../server/redirects/rules.ts';
import { type Finding, findingAt, platformName } from './finding.ts';

/** Returns notes on redirects of the content platform that have no effect: refused ones, and ones that never apply. */
export function platformNotes(
  site: string,
  { refused, located, matcher }: PlatformTable,
  table: RuleMatcher,
): Finding[] {
  const file = platformName(site);
  const notes = refused.map(({ line, pattern, reason }): Finding => {
    const message = `The platform's redirect ${pattern} is not supported: ${reason}`;
    const hint = 'Write it more simply in the platform, or as a line of the table.';
    return { kind: 'note', site, file, line, column: 1, message, hint };
  });
  for (const each of located) {
    const { rule } = each.compiled;
    const sample = reachingSample(each, [matcher]);
    if (typeof sample !== 'string') {
      notes.push(findingAt('note', rule, sample));
      continue;
    }
    const { path, query } = splitUrl(sample);
    const canonical = canonicalize(path);
    const tableMatch = canonical && table.match(canonical, new QueryView(query));
    if (!tableMatch) continue;
    const { line, source } = tableMatch.compiled.rule;
    const message = `The platform's redirect never applies: line ${line} of the table (${source}) takes precedence`;
    notes.push(findingAt('note', rule, { message, hint: 'Remove one of the two.' }));
  }
  return notes;
}
