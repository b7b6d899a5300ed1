/** The types of a redirect table: its rules, and the issues found in them. */

/** One line of a table, or one redirect of the content platform. */
export interface Rule {
  /** Id of the site whose URLs the rule matches. */
  readonly site: string;
  /** A rule of a file takes precedence over one of the platform. */
  readonly from: 'file' | 'platform';
  /** Counted from 1: the line in the file, or the position in the platform's list. */
  readonly line: number;
  /** Columns in the line, counted from 1, where source and target begin. */
  readonly column: number;
  readonly targetColumn: number;
  /** Heading of the section that contains the rule; empty above the first heading. */
  readonly section: string;
  readonly source: string;
  readonly target: string;
  /** Whether the visitor's query is added to the target. */
  readonly preserveQuery: boolean;
  /** Whether the rule applies only to URLs without a page. Pages that match its source stay where they are. */
  readonly onNotFound: boolean;
  /** Rules of files are permanent (S1 §9). Editors of the platform may also define temporary redirects and rewrites. */
  readonly kind: 'permanent' | 'temporary' | 'rewrite';
}

/** What is wrong with a rule, without its position. */
export interface Diagnostic {
  message: string;
  /** How to fix it. */
  hint: string;
  /** Whether the target is wrong, not the source. */
  inTarget?: boolean;
}

/** What is wrong with a line, with its position. */
export interface Issue {
  /** Counted from 1. */
  line: number;
  column: number;
  message: string;
  /** How to fix it. */
  hint: string;
}

/** Adds the rule's position to a diagnostic. */
export function issueAt(rule: Rule, { message, hint, inTarget = false }: Diagnostic): Issue {
  return { line: rule.line, column: inTarget ? rule.targetColumn : rule.column, message, hint };
}

/** Thrown when a line cannot be parsed. */
export class RuleSyntaxError extends Error {
  /** Counted from 0 in the source, or in the target. */
  readonly offset: number;
  readonly hint: string;
  readonly inTarget: boolean;

  constructor(offset: number, message: string, hint: string, inTarget = false) {
    super(message);
    this.offset = offset;
    this.hint = hint;
    this.inTarget = inTarget;
  }
}
