import { linkSignature, type Secrets } from '../store/linkSignature.ts';

/** Links in mails about the newsletter: what they do, for which subscription of which site, and until when. */

export type LinkAction = 'confirm' | 'unsubscribe';

interface NewsletterLink {
  site: string;
  action: LinkAction;
  /** Random id of the sign-up. The e-mail address is never in a URL. */
  subscription: string;
}

interface NewsletterLinksOptions {
  /** The first signs; links that any of them has signed are valid. */
  secrets: Secrets;
  /** Milliseconds since 1970. */
  now: () => number;
}

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Links to unsubscribe are in mails that people find again years later. */
export const LINK_LIFETIME_MS = { confirm: 3 * DAY_MS, unsubscribe: 3 * 365 * DAY_MS } as const;

/** Subscription, expiry in milliseconds in base 36, signature. */
const TOKEN = /^([\da-f-]{36})\.([\da-z]{1,12})\.([\w-]{43})$/;

/** Creates the functions that sign links and check them. */
export function createNewsletterLinks({ secrets, now }: NewsletterLinksOptions) {
  const signature = linkSignature(secrets);
  const partsOf = ({ site, action, subscription }: NewsletterLink, expires: string) => [
    'newsletter',
    site,
    action,
    subscription,
    expires,
  ];

  return {
    /** Returns the token of a link. */
    create(link: NewsletterLink): string {
      const expires = (now() + LINK_LIFETIME_MS[link.action]).toString(36);
      return [link.subscription, expires, signature.sign(partsOf(link, expires))].join('.');
    },

    /** Returns the subscription of a token, or why the token is not accepted. */
    read(
      token: string,
      { site, action }: Omit<NewsletterLink, 'subscription'>,
    ): string | { refused: 'expired' | 'invalid' } {
      const [, subscription = '', expires = '', received = ''] = TOKEN.exec(token) ?? [];
      const isValid = signature.isValid(partsOf({ site, action, subscription }, expires), received);
      if (!isValid) return { refused: 'invalid' };
      return Number.parseInt(expires, 36) > now() ? subscription : { refused: 'expired' };
    },
  };
}

export type NewsletterLinks = ReturnType<typeof createNewsletterLinks>;
