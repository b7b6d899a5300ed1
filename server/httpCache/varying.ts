import type { IncomingHttpHeaders } from 'node:http';

/** Names in `Vary`, in lower case. */
function namesIn(vary: string | undefined): string[] {
  return (vary ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
}

/** Whether no two requests are alike for this answer. */
export function variesByAll(vary: string | undefined): boolean {
  return namesIn(vary).includes('*');
}

/** What a request says in the fields that an answer varies by; spaces around commas say nothing. */
export function variedOf(vary: string | undefined, request: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(namesIn(vary).map((name) => [name, saidIn(request, name)]));
}

/** Whether an answer kept for one request is one for this request too (RFC 9111 §4.1). */
export function isFor(varied: Readonly<Record<string, string>>, request: IncomingHttpHeaders): boolean {
  return Object.entries(varied).every(([name, value]) => saidIn(request, name) === value);
}

function saidIn(request: IncomingHttpHeaders, name: string): string {
  const value = request[name];
  if (value === undefined) return '';
  // One character ahead of what was said, so that an empty field is not an absent one.
  const said = [value].flat().join(',').split(',');
  return `=${said.map((part) => part.trim()).join(', ')}`;
}
