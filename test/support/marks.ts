/** One mark of an editor as it stands in the markup. */
export interface Mark {
  chrome: string;
  kind: string;
  id: string | undefined;
  /** Text of a field's first mark: its metadata as JSON. */
  text: string;
}

const MARK = /<code ([^>]*)>([^<]*)<\/code>/g;

/** All marks of a page, in order. */
export function marksIn(html: string): Mark[] {
  return [...html.matchAll(MARK)].map(([, attributes = '', text = '']) => {
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
  return text.replace(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole);
}

/** What is wrong with the order of marks: pairs must be nested like elements. Null when nothing is. */
export function nestingFault(marks: readonly Mark[]): string | null {
  const open: string[] = [];
  for (const { chrome, kind } of marks) {
    if (kind === 'open') open.push(chrome);
    else if (open.pop() !== chrome) return `a ${chrome} is closed that was not opened last`;
  }
  return open.length === 0 ? null : `${open.length} are not closed`;
}
