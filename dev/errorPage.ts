/** Marks a response that shows an error of a source or of a start. */
export const ERROR_HEADER = 'X-Development-Error';

export const ERROR_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  [ERROR_HEADER]: '1',
} as const;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;' };

/** Returns a page with an error. It loads anew after the next change. */
export function errorPage(error: string): string {
  const text = stripColors(error).replace(/[&<]/g, (character) => ENTITIES[character] ?? '');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Error</title><style>body{margin:0;padding:2rem;background:#3b0a0a;color:#fff}pre{font:14px/1.5 monospace;white-space:pre-wrap}</style></head><body><pre>${text}</pre><script type="module" src="/dev/errorClient.ts"></script></body></html>`;
}

/** Returns the text of an error: message, excerpt of the source, and where it was thrown. */
export function errorText(error: unknown): string {
  const { message = String(error), frame = '', stack = '', id = '', loc } = error as Partial<TransformError>;
  const place = loc ? `${loc.file ?? id}:${loc.line}:${loc.column}` : id;
  return [place, frame, stack.includes(message) ? stack : `${message}\n${stack}`].filter(Boolean).join('\n\n');
}

/** What Vite adds to an error of a source. */
interface TransformError extends Error {
  id: string;
  frame: string;
  loc: { file?: string; line: number; column: number };
}

const ESCAPE = String.fromCharCode(27);
const stripColors = (text: string) => text.replace(new RegExp(`${ESCAPE}\\[[\\d;]*m`, 'g'), '');
