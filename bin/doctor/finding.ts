/** Kinds of findings with their headings in the report. */
export const FINDING_KINDS = {
  unreachable: 'failed calls',
  missingLabel: 'labels that the dictionary lacks',
  missingValue: 'values of the indexes that the dictionary does not translate',
  unknownComponent: 'components without a view',
  missingContent: 'components whose data source is missing',
  deadLink: 'links without a target',
  redirectedLink: 'links to a redirected URL',
  missingImage: 'images and files that are missing',
  missingTitle: 'pages without a title',
  missingDescription: 'pages without a description',
  wording: 'texts with errors',
  invalidRecord: 'cars and dealers whose records violate the schema',
  otherRate: 'texts of cars with a rate that the loan does not have',
  loanMismatch: 'cars whose loan does not match their monthly cost',
  leasingMismatch: 'cars whose leasing cost matches none of their offers',
  noPrice: 'cars with a price of 0',
  priceHistory: 'cars whose prices contradict their history',
  odometer: 'cars whose odometer readings contradict each other',
  odometerJump: 'cars with an unlikely distance between two odometer readings (a warning)',
  remarkImage: 'cars with remarks on images that they do not have',
  carText: 'cars whose texts have errors or contradict the car',
  imageMismatch: 'cars whose images show another car than the record',
  makeSpelling: 'makes in several spellings, or wrongly in capitals',
} as const;

export type FindingKind = keyof typeof FINDING_KINDS;

export interface Finding {
  kind: FindingKind;
  /** What is missing or wrong: a key, a name, a URL, a path. */
  subject: string;
  /** The reason, or what visitors see instead. */
  detail?: string;
  /** Paths of the pages that have it, with language prefix; empty for a finding that concerns no page. */
  pages: string[];
}

/** Findings of a site in a language. The same subject on many pages is one finding. */
export class Findings {
  readonly #byKey = new Map<string, Finding>();

  add(kind: FindingKind, subject: string, { page, detail }: { page?: string; detail?: string } = {}): void {
    const key = JSON.stringify([kind, subject]);
    const finding = this.#byKey.get(key) ?? { kind, subject, ...(detail && { detail }), pages: [] };
    if (page !== undefined && !finding.pages.includes(page)) finding.pages.push(page);
    this.#byKey.set(key, finding);
  }

  /** Returns the findings in the order of the kinds, then of their subjects. */
  list(): Finding[] {
    const kinds = Object.keys(FINDING_KINDS);
    const order = (finding: Finding) => `${kinds.indexOf(finding.kind)} ${finding.subject}`;
    return [...this.#byKey.values()].sort((a, b) => order(a).localeCompare(order(b)));
  }
}
