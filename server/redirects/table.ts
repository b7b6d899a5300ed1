import { compileRule, type LocatedRule } from './compile.ts';
import { Matcher } from './matcher.ts';
import { type Issue, type Rule, RuleSyntaxError } from './rule.ts';
import { readTarget, type Target, type TargetContext } from './target.ts';

/** A parsed file. A table with issues is not used. */
export interface Table {
  matcher: Matcher;
  /** Rules that apply only to URLs without a page (`if-missing`). */
  onNotFound: Matcher;
  rules: readonly Rule[];
  /** The rules after their alternatives are multiplied out; used by the checks. */
  located: readonly LocatedRule[];
  issues: readonly Issue[];
}

const LINE = /^(\S+)(\s+->\s+)(\S+)(?:\s+(\S.*))?$/;
const OPTIONS = ['drop-query', 'if-missing'];
const SECTION = /^\[([^\]]{1,80})\]$/;

/** Parses and compiles the table of a site (`docs/redirects.md` describes the syntax). */
export function readTable(site: string, text: string, context: TargetContext): Table {
  const issues: Issue[] = [];
  const rules: Rule[] = [];
  const located: LocatedRule[] = [];
  const [matcher, onNotFound] = [new Matcher(), new Matcher()];
  const targetOf = memoizeTargets(context);
  let section = '';
  for (const { raw, content, line } of linesOf(text)) {
    const heading = SECTION.exec(content);
    if (heading) {
      section = (heading[1] ?? '').trim();
      continue;
    }
    const column = raw.indexOf(content) + 1;
    let targetColumn = column;
    try {
      const rule = readLine(content, { site, from: 'file', line, column, section, kind: 'permanent' });
      ({ targetColumn } = rule);
      for (const each of compileRule(rule, targetOf)) {
        add(rule.onNotFound ? onNotFound : matcher, each);
        located.push(each);
      }
      rules.push(rule);
    } catch (error) {
      issues.push(issueFrom(line, error, { column, targetColumn }));
    }
  }
  return { matcher, onNotFound, rules, located, issues };
}

/** Converts a syntax error into an issue with its position; rethrows other errors. */
function issueFrom(
  line: number,
  error: unknown,
  { column, targetColumn }: Pick<Rule, 'column' | 'targetColumn'>,
): Issue {
  if (!(error instanceof RuleSyntaxError)) throw error;
  const { offset, inTarget, message, hint } = error;
  return { line, column: (inTarget ? targetColumn : column) + offset, message, hint };
}

/** Yields the lines that have content, without their comments. */
function* linesOf(text: string) {
  let line = 0;
  for (const raw of text.replace(/^\uFEFF/, '').split(/\r\n?|\n/)) {
    line += 1;
    const content = raw.replace(/(?:^|\s)#.*$/, '').trim();
    if (content !== '') yield { raw, content, line };
  }
}

/** Returns a parser that parses each target once: thousands of old URLs have the same few targets. */
export function memoizeTargets(context: TargetContext): (text: string) => Target {
  const targets = new Map<string, Target>();
  return (text) => {
    const cached = targets.get(text);
    if (cached) return cached;
    const target = readTarget(text, context);
    targets.set(text, target);
    return target;
  };
}

type RulePosition = Omit<Rule, 'source' | 'target' | 'targetColumn' | 'preserveQuery' | 'onNotFound'>;

function readLine(content: string, position: RulePosition): Rule {
  const invalid = content.indexOf('\uFFFD');
  if (invalid !== -1) throw new RuleSyntaxError(invalid, 'The file is not valid UTF-8', 'Save the file as UTF-8.');
  const parts = LINE.exec(content);
  if (!parts) throw incomplete(content);
  const [, source = '', arrow = '', target = '', optionText = ''] = parts;
  const options = optionText.split(/\s+/).filter(Boolean);
  const unknown = options.find((option) => !OPTIONS.includes(option));
  if (unknown !== undefined) {
    const hint = `Only ${OPTIONS.join(' and ')} are allowed after the target; a comment begins with #.`;
    throw new RuleSyntaxError(content.lastIndexOf(unknown), `"${unknown}" is not an option`, hint);
  }
  const targetColumn = position.column + source.length + arrow.length;
  const [preserveQuery, onNotFound] = [!options.includes('drop-query'), options.includes('if-missing')];
  return { ...position, source, target, targetColumn, preserveQuery, onNotFound };
}

function incomplete(content: string): RuleSyntaxError {
  const arrow = content.indexOf('->');
  if (content.startsWith('[')) return new RuleSyntaxError(0, 'The section heading is not closed', 'Write [Name].');
  if (arrow === -1) return new RuleSyntaxError(0, 'The arrow is missing', 'Write: /old -> /new');
  if (/^\s*$/.test(content.slice(arrow + 2)))
    return new RuleSyntaxError(arrow, 'The rule has no target', 'Write: /old -> /new');
  const space = content.search(/\s/);
  if (space !== -1 && space < arrow - 1 && /\S/.test(content.slice(space, arrow))) {
    return new RuleSyntaxError(space, 'A URL cannot contain a space', 'Write %20.');
  }
  return new RuleSyntaxError(arrow, 'The arrow needs a space on both sides', 'Put a space before and after ->.');
}

function add(matcher: Matcher, located: LocatedRule): void {
  const duplicate = matcher.add(located)?.rule;
  // Alternatives of one line may be equal.
  if (!duplicate || duplicate === located.compiled.rule) return;
  throw new RuleSyntaxError(0, `Line ${duplicate.line} already redirects this URL`, 'Keep one of the two.');
}
