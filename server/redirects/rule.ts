/** What a table is made of: lines as they were written, and the faults that were found in them. */

/** One line of a table, or one redirect of the content platform. */
export interface Rule {
  /** Id of the site whose addresses it is about. */
  readonly site: string;
  /** A file wins over the platform. */
  readonly from: 'file' | 'platform';
  /** Counted from 1: the line of the file, the place in the platform's list. */
  readonly line: number;
  /** Where source and target begin in the line, counted from 1. */
  readonly column: number;
  readonly targetColumn: number;
  /** Heading that it stands under; empty above the first. */
  readonly section: string;
  readonly source: string;
  readonly target: string;
  /** Whether what the visitor's query says goes along. */
  readonly keepsQuery: boolean;
  /** Whether it is about addresses that no page answers: pages of the same family stay where they are. */
  readonly ifMissing: boolean;
  /** All are permanent (S1 §9) but what editors of the platform made temporary, or an address that shows another page. */
  readonly way: 'permanent' | 'temporary' | 'rewrite';
}

/** What is wrong with a rule. */
export interface Complaint {
  message: string;
  /** What to do about it. */
  cure: string;
  /** Whether it is about where the rule leads. */
  inTarget?: boolean;
}

export interface Fault {
  /** Counted from 1. */
  line: number;
  column: number;
  message: string;
  /** What to do about it. */
  cure: string;
}

/** A complaint with its place. */
export function faultOf(rule: Rule, { message, cure, inTarget = false }: Complaint): Fault {
  return { line: rule.line, column: inTarget ? rule.targetColumn : rule.column, message, cure };
}

/** Thrown while a line is read. */
export class SyntaxFault extends Error {
  /** Counted from 0 within the source, or within the target. */
  readonly at: number;
  readonly cure: string;
  readonly inTarget: boolean;

  constructor(at: number, message: string, cure: string, inTarget = false) {
    super(message);
    this.at = at;
    this.cure = cure;
    this.inTarget = inTarget;
  }
}
