/** What of the browser's Trusted Types is used here; TypeScript's own library does not know them. */
interface TrustedTypes {
  createPolicy: (name: string, rules: Rules) => { createHTML: (html: string) => string };
}

interface Rules {
  createHTML: (html: string) => string | null;
  createScript?: (text: string) => string | null;
}

/** Undefined on the server and in browsers without Trusted Types. */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

const policy = trustedTypes?.createPolicy('forecourt', { createHTML: (html) => html });

/**
 * Returns markup as `innerHTML` takes it where the page's policy requires Trusted Types: for markup that the server has sanitised
 * and for constants of ours, and for nothing else. Another value each time: memoise it where React compares it.
 */
export function trustedHtml(html: string): string {
  return policy?.createHTML(html) ?? html;
}

/**
 * What libraries write as plain text: React to make a script element and to empty one, Leaflet to look for SVG and to empty an icon.
 * All other text is refused.
 */
const LIBRARY_MARKUP: ReadonlySet<string> = new Set(['', '<script></script>', '<svg/>']);

/** Lets libraries go on where Trusted Types are required. To be called once, before a library writes markup. */
export function allowLibraryMarkup(): void {
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (LIBRARY_MARKUP.has(html) ? html : null),
    // Structured data of a page that the browser moves to: browsers ask before they see that it is data.
    createScript: (text) => (isJsonObject(text) ? text : null),
  });
}

/** Whether a text is an object in JSON: as a script it would be a syntax error. */
function isJsonObject(text: string): boolean {
  try {
    return text.startsWith('{"') && typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}
