import { useMemo } from 'react';
import { trustedHtml } from '../lib/browser/trustedHtml.ts';

/** Escapes JSON for a script element: `<`, which could end the element, and line separators (Q20). */
export function escapeForScript(json: string): string {
  if (!/[<\u2028\u2029]/.test(json)) return json;
  return json
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** Returns a value as JSON that is safe inside a script element. */
export function safeJson(value: unknown): string {
  return escapeForScript(JSON.stringify(value));
}

/**
 * Renders data for the browser or for search engines. The element is not executable, so the content security policy need not
 * allow it. `json` must be escaped. In the browser it is null: the element exists already, and React keeps its text.
 */
export function JsonScript({ id, type, json }: { id?: string; type: string; json: string | null }) {
  const text = json ?? '';
  const markup = useMemo(() => ({ __html: trustedHtml(text) }), [text]);
  return (
    <script
      id={id}
      type={type}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by safeJson or sharedJson, and not executable
      dangerouslySetInnerHTML={markup}
    />
  );
}
