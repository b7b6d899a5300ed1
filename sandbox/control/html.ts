/** Safe HTML. Only `html` creates it. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | readonly Part[];

/** Template tag that escapes all values except `Html`. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.reduce((text, string, index) => text + print(parts[index - 1] ?? '') + string));
}

function print(part: Part): string {
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(print).join('');
  return String(part).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
