import { linkSignature, type Secrets } from '../store/linkSignature.ts';

/** `manage`: shows, confirms, changes and ends what an owner has saved. `end`: ends one search, as mail programs do it (RFC 8058). */
type SearchLinkAction = 'manage' | 'end';

/** Id of the owner or the search, signature. */
const TOKEN = /^([\da-f-]{36})\.([\w-]{43})$/;

/**
 * Creates the functions that sign links of mails and check them. No address is in them.
 *
 * @param secrets the first signs; links that any of them has signed are valid
 */
export function createSearchLinks(secrets: Secrets) {
  const signature = linkSignature(secrets);
  const partsOf = (site: string, action: SearchLinkAction, id: string) => ['savedSearch', site, action, id];
  return {
    /** Returns the token of a link. */
    create: (site: string, action: SearchLinkAction, id: string): string =>
      `${id}.${signature.sign(partsOf(site, action, id))}`,
    /** Returns the id of a token; null for a token that is not ours, or is for something else. */
    read: (token: string, site: string, action: SearchLinkAction): string | null => {
      const [, id = '', received = ''] = TOKEN.exec(token) ?? [];
      return signature.isValid(partsOf(site, action, id), received) ? id : null;
    },
  };
}

export type SearchLinks = ReturnType<typeof createSearchLinks>;
