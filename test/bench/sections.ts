/**
 * Returns a document of Markdown with a section in the place of the one with the same heading; at the end when there is none. It ends
 * before the next heading of its level or above.
 */
export function withSection(text: string, section: string): string {
  const [heading = ''] = section.split('\n', 1);
  const level = heading.indexOf(' ');
  const start = `\n${text}`.indexOf(`\n${heading}\n`);
  if (start === -1) return `${text.trimEnd()}\n\n${section}`;
  const next = new RegExp(`\n#{1,${level}} `).exec(text.slice(start + heading.length));
  const rest = next ? text.slice(start + heading.length + next.index) : '';
  return `${text.slice(0, start)}${section}${rest}`;
}
