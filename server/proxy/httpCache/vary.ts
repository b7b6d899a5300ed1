import type { IncomingHttpHeaders } from 'node:http';

/** Returns the field names in `Vary`, in lower case. */
function fieldNames(vary: string | undefined): string[] {
  return (vary ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
}

/** Whether `Vary` contains `*`: no other request matches the response. */
export function variesByAll(vary: string | undefined): boolean {
  return fieldNames(vary).includes('*');
}

/** Returns a request's values of the fields in `Vary`, without spaces around commas. */
export function varyValuesOf(vary: string | undefined, request: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(fieldNames(vary).map((name) => [name, normalizedField(request, name)]));
}

/** Whether a stored response matches this request (RFC 9111 §4.1). */
export function matchesVary(varyValues: Readonly<Record<string, string>>, request: IncomingHttpHeaders): boolean {
  return Object.entries(varyValues).every(([name, value]) => normalizedField(request, name) === value);
}

function normalizedField(request: IncomingHttpHeaders, name: string): string {
  const value = request[name];
  if (value === undefined) return '';
  // The prefix distinguishes an empty field from a missing one.
  const parts = [value].flat().join(',').split(',');
  return `=${parts.map((part) => part.trim()).join(', ')}`;
}
