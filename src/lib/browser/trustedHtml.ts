/** The used part of the browser's Trusted Types API, which TypeScript's library does not declare. */
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
 * Returns markup for `innerHTML` on pages whose policy requires Trusted Types. Use it only for markup that the server has
 * sanitised and for our own constants. Each call returns a new value: memoise it where React compares it.
 */
export function trustedHtml(html: string): string {
  return policy?.createHTML(html) ?? html;
}

/**
 * Markup that libraries write as plain text: React to create and empty a script element, Leaflet to detect SVG and to empty an
 * icon. All other markup is refused.
 */
const LIBRARY_MARKUP: ReadonlySet<string> = new Set(['', '<script></script>', '<svg/>']);

/** Allows the markup of libraries where Trusted Types are required. Call it once, before a library writes markup. */
export function allowLibraryMarkup(): void {
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (LIBRARY_MARKUP.has(html) ? html : null),
    // Structured data after a client navigation: browsers call this before they know that the script is data.
    createScript: (text) => (isJsonObject(text) ? text : null),
  });
}

/** Returns whether a text is a JSON object, which would be a syntax error as a script. */
function isJsonObject(text: string): boolean {
  try {
    return text.startsWith('{"') && typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}
