import type { NamedIconName } from '../../ui/icon/namedIcons.ts';

interface Network {
  name: string;
  icon: NamedIconName;
  /** Returns the URL that shares a page. These are plain links: no script of the network runs here. */
  href: (url: string, title: string) => string;
}

/** The four networks of the share menu (F117). */
export const NETWORKS: readonly Network[] = [
  {
    name: 'Facebook',
    icon: 'facebook',
    href: (url) => withQuery('https://www.facebook.com/sharer/sharer.php', { u: url }),
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
    href: (url, title) => withQuery('https://wa.me/', { text: `${title} ${url}` }),
  },
];

function withQuery(url: string, query: Readonly<Record<string, string>>): string {
  return `${url}?${new URLSearchParams(query)}`;
}
