/** HTML that is known to be safe: made by `html` alone. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | readonly Part[];

/** A template whose values are escaped, but for HTML made by the same tag. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.reduce((text, string, index) => text + print(parts[index - 1] ?? '') + string));
}

function print(part: Part): string {
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(print).join('');
  return String(part).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
