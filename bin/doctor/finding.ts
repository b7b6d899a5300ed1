/** What the doctor may find; the words are those of the report. */
export const FINDING_KINDS = {
  unreachable: 'could not be asked for',
  missingLabel: 'labels that the dictionary lacks',
  missingValue: 'values of the indexes that the dictionary has no word for',
  unknownComponent: 'components without a view',
  missingContent: 'components whose content is gone',
  deadLink: 'links that lead nowhere',
  movedLink: 'links that are led on',
  missingImage: 'images and files that are not there',
  missingTitle: 'pages without a title',
  missingDescription: 'pages without a description',
  wording: 'texts that are worded wrongly',
  otherRate: 'texts of cars with a rate that the loan does not have',
  loanFault: 'cars whose loan does not come to their monthly cost',
  leasingFault: 'cars whose leasing cost is none of their offers',
  noPrice: 'cars with a price of 0',
  carText: 'cars whose texts are worded wrongly or contradict the car',
  makeSpelling: 'makes that are spelled in several ways, or in capitals that are not their own',
} as const;

export type FindingKind = keyof typeof FINDING_KINDS;

export interface Finding {
  kind: FindingKind;
  /** What is missing or wrong: a key, a name, a URL, a path. */
  subject: string;
  /** What happens instead, or why. */
  detail?: string;
  /** Paths of the pages on which it was met, with language prefix; none for what no page is needed for. */
  pages: string[];
}

/** Findings of a site in a language. The same thing on many pages is one finding. */
export class Findings {
  readonly #byKey = new Map<string, Finding>();

  add(kind: FindingKind, subject: string, { page, detail }: { page?: string; detail?: string } = {}): void {
    const key = JSON.stringify([kind, subject]);
    const finding = this.#byKey.get(key) ?? { kind, subject, ...(detail && { detail }), pages: [] };
    if (page !== undefined && !finding.pages.includes(page)) finding.pages.push(page);
    this.#byKey.set(key, finding);
  }

  /** In the order of the kinds, then of their subjects. */
  list(): Finding[] {
    const kinds = Object.keys(FINDING_KINDS);
    const order = (finding: Finding) => `${kinds.indexOf(finding.kind)} ${finding.subject}`;
    return [...this.#byKey.values()].sort((a, b) => order(a).localeCompare(order(b)));
  }
}
