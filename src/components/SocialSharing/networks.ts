import type { NamedIconName } from '../../ui/namedIcons.ts';

interface Network {
  name: string;
  icon: NamedIconName;
  /** Where the page is shared, all in plain links: nothing of theirs runs on ours. */
  href: (address: string, title: string) => string;
}

/** The four networks of the share menu (F117). */
export const NETWORKS: readonly Network[] = [
  {
    name: 'Facebook',
    icon: 'facebook',
    href: (address) => withQuery('https://www.facebook.com/sharer/sharer.php', { u: address }),
  },
  { name: 'X', icon: 'x', href: (url, text) => withQuery('https://x.com/intent/post', { url, text }) },
  {
    name: 'LinkedIn',
    icon: 'linkedin',
    href: (url) => withQuery('https://www.linkedin.com/sharing/share-offsite/', { url }),
  },
  {
    name: 'WhatsApp',
    icon: 'whatsapp',
    href: (address, title) => withQuery('https://wa.me/', { text: `${title} ${address}` }),
  },
];

function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  return `${address}?${new URLSearchParams(query)}`;
}
