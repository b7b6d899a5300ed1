import { useLayoutEffect, useRef } from 'react';
import type { HeadData, PageData } from '../../contracts/page/page.ts';

/** The elements of the head that belong to a page (`src/app/DocumentHead.tsx`). */
const OF_PAGE =
  'title,meta[name="description"],meta[name="robots"],meta[property],meta[name^="twitter:"],' +
  'link[rel="canonical"],link[rel="alternate"],link[rel="icon"],script[type="application/ld+json"]';

const elementsOfPage = () => [...document.head.querySelectorAll(OF_PAGE)];

/**
 * Replaces the head's elements of the page when another page is displayed. Those of a page that the visitor leaves are kept: the data
 * of the loaded document do not repeat its head.
 */
export function usePageHead({ head }: PageData): void {
  const shown = useRef(head);
  const left = useRef(new WeakMap<HeadData, Element[]>());
  useLayoutEffect(() => {
    if (shown.current === head) return;
    const former = elementsOfPage();
    left.current.set(shown.current, former);
    shown.current = head;
    const next = left.current.get(head) ?? elementsOf(head);
    // Browsers would load an icon again.
    const others = (some: Element[], all: Element[]) =>
      some.filter((one) => !all.some((other) => one.isEqualNode(other)));
    const added = others(next, former);
    for (const element of others(former, next)) element.remove();
    document.head.append(...added);
  }, [head]);
}

function elementsOf(head: HeadData): Element[] {
  return [
    element('title', {}, head.title),
    ...(head.description ? [meta('name', 'description', head.description)] : []),
    ...(head.noindex ? [meta('name', 'robots', 'noindex')] : []),
    ...head.openGraph.map(({ property, content }) =>
      meta(property.startsWith('twitter:') ? 'name' : 'property', property, content),
    ),
    element('link', { rel: 'canonical', href: head.canonical }),
    ...head.alternates.map((alternate) => element('link', { rel: 'alternate', ...alternate })),
    ...(head.feed ? [element('link', { rel: 'alternate', type: 'application/rss+xml', ...head.feed })] : []),
    element('link', { rel: 'icon', href: head.icon }),
    ...head.jsonLd.map((data) => element('script', { type: 'application/ld+json' }, JSON.stringify(data))),
  ];
}

const meta = (key: 'name' | 'property', name: string, content: string) => element('meta', { [key]: name, content });

function element(name: string, attributes: Readonly<Record<string, string>>, text = ''): Element {
  const created = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, value);
  if (text) created.textContent = text;
  return created;
}
