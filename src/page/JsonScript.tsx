import { useMemo } from 'react';
import { trustedHtml } from '../lib/trustedHtml.ts';
import { collectedMarkup } from './markupCollector.ts';

/** Makes JSON safe inside a script element: no `<` that could end it, no line separators (Q20). */
function escapeForScript(json: string): string {
  return json
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** JSON that is safe inside a script element. */
export function safeJson(value: unknown): string {
  return escapeForScript(JSON.stringify(value));
}

const jsonByObject = new WeakMap<object, string>();

/**
 * An object as JSON, safe inside a script element. The parts that many pages share (dictionary, layout, site: frozen as
 * long as they are kept) are written once.
 */
export function sharedJson(record: object): string {
  const parts = Object.entries(record).map(([name, value]) => `${JSON.stringify(name)}:${partJson(value)}`);
  return `{${parts.join(',')}}`;
}

function partJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return escapeForScript(JSON.stringify(value) ?? 'null');
  const json = jsonByObject.get(value) ?? escapeForScript(JSON.stringify(value));
  jsonByObject.set(value, json);
  return json;
}

/**
 * Data for the browser or for search engines: not executable, so that no content security policy needs to know it.
 * `json` is safe already. In the browser it is left out: the element is there, and React leaves its text alone.
 */
export function JsonScript({ id, type, json }: { id?: string; type: string; json: string | null }) {
  const text = json === null ? '' : collectedMarkup(json);
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
