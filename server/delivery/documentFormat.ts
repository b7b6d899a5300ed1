import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';

const MARKDOWN = 'text/markdown';
const OFFERED = ['text/html', MARKDOWN];

/**
 * Returns the format of a document that a client prefers by `Accept` (RFC 9110 §12.5.1). Without a preference it is HTML, as for browsers,
 * which name no Markdown.
 */
export function documentFormat({ headers: { accept } }: Pick<IncomingMessage, 'headers'>): 'html' | 'markdown' {
  const accepted = accept?.toLowerCase() ?? '';
  if (!accepted.includes(MARKDOWN)) return 'html';
  const [preferred] = new Negotiator({ headers: { accept: accepted } }).mediaTypes(OFFERED);
  return preferred === MARKDOWN ? 'markdown' : 'html';
}
