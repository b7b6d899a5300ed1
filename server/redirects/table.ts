import { compileRule, type Located } from './compile.ts';
import { Matcher } from './matcher.ts';
import { type Fault, type Rule, SyntaxFault } from './rule.ts';
import { readTarget, type Target, type TargetWorld } from './target.ts';

/** A file, read. With faults in it, it is not used. */
export interface Table {
  matcher: Matcher;
  /** Rules that are asked only when no page answers. */
  missing: Matcher;
  rules: readonly Rule[];
  /** The rules with alternatives multiplied out; for the checks. */
  located: readonly Located[];
  faults: readonly Fault[];
}

const LINE = /^(\S+)(\s+->\s+)(\S+)(?:\s+(\S.*))?$/;
const OPTIONS = ['drop-query', 'if-missing'];
const SECTION = /^\[([^\]]{1,80})\]$/;

/** Reads and compiles the table of a site (`docs/redirects.md` describes the language). */
export function readTable(site: string, text: string, world: TargetWorld): Table {
  const faults: Fault[] = [];
  const rules: Rule[] = [];
  const located: Located[] = [];
  const [matcher, missing] = [new Matcher(), new Matcher()];
  const targetOf = rememberTargets(world);
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
      const rule = readLine(content, { site, from: 'file', line, column, section, way: 'permanent' });
      ({ targetColumn } = rule);
      for (const each of compileRule(rule, targetOf)) {
        add(rule.ifMissing ? missing : matcher, each);
        located.push(each);
      }
      rules.push(rule);
    } catch (fault) {
      faults.push(faultAt(line, fault, { column, targetColumn }));
    }
  }
  return { matcher, missing, rules, located, faults };
}

/** Where in the file a fault of a line is. Anything else that was thrown is thrown on. */
function faultAt(line: number, fault: unknown, { column, targetColumn }: Pick<Rule, 'column' | 'targetColumn'>): Fault {
  if (!(fault instanceof SyntaxFault)) throw fault;
  const { at, inTarget, message, cure } = fault;
  return { line, column: (inTarget ? targetColumn : column) + at, message, cure };
}

/** Lines that say something, without their comments. */
function* linesOf(text: string) {
  let line = 0;
  for (const raw of text.replace(/^\uFEFF/, '').split(/\r\n?|\n/)) {
    line += 1;
    const content = raw.replace(/(?:^|\s)#.*$/, '').trim();
    if (content !== '') yield { raw, content, line };
  }
}

/** Thousands of old addresses lead to a few pages: each target is read once. */
export function rememberTargets(world: TargetWorld): (text: string) => Target {
  const known = new Map<string, Target>();
  return (text) => {
    const there = known.get(text);
    if (there) return there;
    const target = readTarget(text, world);
    known.set(text, target);
    return target;
  };
}

type Heading = Omit<Rule, 'source' | 'target' | 'targetColumn' | 'keepsQuery' | 'ifMissing'>;

function readLine(content: string, heading: Heading): Rule {
  const lost = content.indexOf('\uFFFD');
  if (lost !== -1) throw new SyntaxFault(lost, 'A letter is in another encoding', 'Save the file as UTF-8.');
  const parts = LINE.exec(content);
  if (!parts) throw incomplete(content);
  const [, source = '', arrow = '', target = '', said = ''] = parts;
  const options = said.split(/\s+/).filter(Boolean);
  const unknown = options.find((option) => !OPTIONS.includes(option));
  if (unknown !== undefined) {
    const cure = `Only ${OPTIONS.join(' and ')} may follow; a comment begins with #.`;
    throw new SyntaxFault(content.lastIndexOf(unknown), `"${unknown}" is no option`, cure);
  }
  const targetColumn = heading.column + source.length + arrow.length;
  const [keepsQuery, ifMissing] = [!options.includes('drop-query'), options.includes('if-missing')];
  return { ...heading, source, target, targetColumn, keepsQuery, ifMissing };
}

function incomplete(content: string): SyntaxFault {
  const arrow = content.indexOf('->');
  if (content.startsWith('[')) return new SyntaxFault(0, 'This section has no end', 'Close it: [Name].');
  if (arrow === -1) return new SyntaxFault(0, 'An arrow is missing', 'Write: /old -> /new');
  if (/^\s*$/.test(content.slice(arrow + 2)))
    return new SyntaxFault(arrow, 'The rule leads nowhere', 'Write: /old -> /new');
  const space = content.search(/\s/);
  if (space !== -1 && space < arrow - 1 && /\S/.test(content.slice(space, arrow))) {
    return new SyntaxFault(space, 'An address holds no space', 'Write %20 for it.');
  }
  return new SyntaxFault(arrow, 'The arrow stands alone between two addresses', 'Put a space before and after ->.');
}

function add(matcher: Matcher, located: Located): void {
  const same = matcher.add(located)?.rule;
  // Alternatives of one line may come to the same.
  if (!same || same === located.compiled.rule) return;
  throw new SyntaxFault(0, `Line ${same.line} already says where this address leads`, 'Keep one of the two.');
}
