/** Makes JSON safe inside a script element: no `<` that could end it, no line separators (Q20). */
export function escapeForScript(json: string): string {
  return json
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/**
 * Data for the browser or for search engines: not executable, so that no content security policy needs to know it.
 * In the browser `json` is left out: the element is already there and React leaves its text alone.
 */
export function JsonScript({ id, type, json }: { id?: string; type: string; json: string | null }) {
  return (
    <script
      id={id}
      type={type}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by escapeForScript, and not executable
      dangerouslySetInnerHTML={{ __html: json === null ? '' : escapeForScript(json) }}
    />
  );
}
