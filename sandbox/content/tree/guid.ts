import { createHash } from 'node:crypto';

/** A GUID of the content platform: 32 hex digits, lower case, with dashes. */
export type Guid = string;

/** Returns a GUID that depends only on the parts. */
export function guidOf(...parts: readonly string[]): Guid {
  return withDashes(createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 32));
}

/** Parses a GUID in any format (braces, parentheses, no dashes, any case); null for another text. */
export function parseGuid(text: string): Guid | null {
  const digits = text
    .trim()
    .replace(/^[{(]|[})]$/g, '')
    .replaceAll('-', '')
    .toLowerCase();
  return /^[0-9a-f]{32}$/.test(digits) ? withDashes(digits) : null;
}

/** Formats a GUID as in .NET, in upper case: N (only digits, the default of GraphQL ids), D (dashes), B (braces), P (parentheses). */
export function formatGuid(guid: Guid, format = 'N'): string {
  const dashed = guid.toUpperCase();
  switch (format.toUpperCase()) {
    case 'D':
      return dashed;
    case 'B':
      return `{${dashed}}`;
    case 'P':
      return `(${dashed})`;
    default:
      return dashed.replaceAll('-', '');
  }
}

function withDashes(digits: string): Guid {
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
