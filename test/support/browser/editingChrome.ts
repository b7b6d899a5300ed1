/** One editing chrome of a page's markup. */
export interface Chrome {
  chrome: string;
  kind: string;
  id: string | undefined;
  /** Text of a field's opening chrome: its metadata as JSON. */
  text: string;
}

const CHROME = /<code ([^>]*)>([^<]*)<\/code>/g;

/** Returns all editing chromes of a page, in order. */
export function chromesIn(html: string): Chrome[] {
  return [...html.matchAll(CHROME)].map(([, attributes = '', text = '']) => {
    const { type, chrometype = '', class: className, kind = '', id } = attributesOf(attributes);
    if (type !== 'text/sitecore' || className !== 'scpm') throw new Error(`No mark: ${attributes}`);
    return { chrome: chrometype, kind, id, text: decode(text) };
  });
}

function attributesOf(text: string): Record<string, string | undefined> {
  return Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, decode(value)]),
  );
}

function decode(text: string): string {
  const entities: Readonly<Record<string, string>> = { quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'" };
  return text.replace(/&([#\w]+);/g, (match, name: string) => entities[name] ?? match);
}

/** Returns what is wrong with the nesting of chromes, which must come in pairs like elements; null when nothing is. */
export function nestingError(chromes: readonly Chrome[]): string | null {
  const open: string[] = [];
  for (const { chrome, kind } of chromes) {
    if (kind === 'open') open.push(chrome);
    else if (open.pop() !== chrome) return `a ${chrome} is closed that was not opened last`;
  }
  return open.length === 0 ? null : `${open.length} are not closed`;
}
