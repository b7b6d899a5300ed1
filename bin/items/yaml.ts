import type { FieldValue, Item } from './item.ts';

/**
 * Returns an item in the format of the platform's CLI: YAML with a fixed order of members, ids in quotes, and values with quotes, backslashes or
 * several lines as blocks. A YAML library would choose other styles, which the CLI rewrites when it pulls the item.
 */
export function itemYaml({ id, parent, template, path, shared, languages }: Item): string {
  const lines = ['---', `ID: "${id}"`, `Parent: "${parent}"`, `Template: "${template}"`, `Path: ${scalar(path)}`];
  if (shared.length > 0) lines.push('SharedFields:', ...shared.flatMap((field) => fieldLines(field, '')));
  lines.push('Languages:');
  for (const [language, { fields, version }] of [...languages].sort(([one], [other]) => (one < other ? -1 : 1))) {
    lines.push(`- Language: ${scalar(language)}`);
    if (fields.length > 0) lines.push('  Fields:', ...fields.flatMap((field) => fieldLines(field, '  ')));
    lines.push('  Versions:', '  - Version: 1', '    Fields:');
    lines.push(...version.flatMap((field) => fieldLines(field, '    ')));
  }
  return `${lines.join('\n')}\n`;
}

function fieldLines({ id, hint, value }: FieldValue, indent: string): string[] {
  const lines = [`${indent}- ID: "${id}"`, `${indent}  Hint: ${hint}`];
  if (!/["\\\n]/.test(value)) return [...lines, `${indent}  Value: ${scalar(value)}`];
  return [...lines, `${indent}  Value: |`, ...value.split('\n').map((line) => `${indent}    ${line}`)];
}

/** Returns a text as it is when it can be nothing but a text or a number, else in double quotes. */
const scalar = (text: string): string =>
  /^[\p{L}\d_/][\p{L}\d _/.]*$/u.test(text) && !text.endsWith(' ') && !AMBIGUOUS.test(text) ? text : `"${text}"`;

/** Words that YAML does not read as texts. */
const AMBIGUOUS = /^(?:true|false|yes|no|on|off|null|y|n)$/i;
