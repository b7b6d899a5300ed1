/** What the commands and the tests of the redirects use of the rules: reading, compiling, matching, resolving, checking. */
export { type CanonicalPath, canonicalize, fold } from './canonicalize.ts';
export { checkTable, reachingSample } from './checks.ts';
export { type CompiledRule, escapeText, type LocatedRule } from './compile.ts';
export { locationHeader } from './findRedirect.ts';
export { type RedirectLocation, relativeUrl } from './location.ts';
export { Matcher, QueryView, type RuleMatcher } from './matcher.ts';
export { type PlatformTable, platformTable } from './platformRules.ts';
export {
  RedirectLoopError,
  type Resolution,
  resolve,
  type SiteRules,
  type Step,
  splitUrl,
} from './resolver.ts';
export { type Diagnostic, type Issue, issueAt, type Rule } from './rule.ts';
export { SAMPLES, sampleOf } from './samples.ts';
export { statusOf } from './sendRedirect.ts';
export { readTable, type Table } from './table.ts';
export {
  type FileIssue,
  issueText,
  type LoadedTables,
  loadTables,
  openTables,
  tableFile,
  targetContext,
} from './tables.ts';
