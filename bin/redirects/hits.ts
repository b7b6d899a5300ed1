/** Hits of a rule since a server started. */
export interface Hits {
  site: string;
  /** Origin of the rule: `file` or `platform`. */
  from: string;
  /** The rule's source; `,-w-,` for the marker alone, `other` for rules that are not counted individually. */
  rule: string;
  count: number;
}

const LINE = /^redirects_total\{(.*)\} (\d+(?:\.\d+)?(?:e\+\d+)?)$/gm;
const LABEL = /(\w+)="((?:[^"\\]|\\.)*)"/g;

/** Reads the hits of redirect rules from a server's metrics, most first. */
export function hitsIn(metrics: string): Hits[] {
  const hits = [...metrics.matchAll(LINE)].map(([, labels = '', count = '0']) => {
    const label = Object.fromEntries(
      [...labels.matchAll(LABEL)].map(([, name = '', text = '']) => [name, plain(text)]),
    );
    return { site: label.site ?? '', from: label.from ?? '', rule: label.rule ?? '', count: Number(count) };
  });
  return hits.sort((one, other) => other.count - one.count || one.rule.localeCompare(other.rule));
}

const SIGNS: Readonly<Record<string, string>> = { '\\n': '\n', '\\"': '"', '\\\\': '\\' };

function plain(text: string): string {
  return text.replace(/\\[n"\\]/g, (sign) => SIGNS[sign] ?? sign);
}

/** Returns the start time of the server, or null. */
export function startIn(metrics: string): Date | null {
  const seconds = /^process_start_time_seconds (\d+(?:\.\d+)?)/m.exec(metrics)?.[1];
  return seconds === undefined ? null : new Date(Number(seconds) * 1_000);
}
