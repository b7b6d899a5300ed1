const loading = new Map<string, Promise<void>>();

/**
 * Loads the style sheets of a page before it is displayed. React would else wait for them itself, and a view transition would
 * begin without the new page.
 *
 * @throws when one cannot be loaded, now and later: the browser then loads the page as a document
 */
export async function loadStyles(hrefs: readonly string[]): Promise<void> {
  await Promise.all(
    hrefs.map((href) => {
      const loaded = loading.get(href) ?? loadSheet(href);
      loading.set(href, loaded);
      return loaded;
    }),
  );
}

async function loadSheet(href: string): Promise<void> {
  const existing = document.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${CSS.escape(href)}"]`);
  if (existing?.sheet) return;
  const link = existing ?? Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const loaded = new Promise<void>((done, reject) => {
    link.addEventListener('load', () => done(), { once: true });
    link.addEventListener('error', () => reject(new Error(`${href} cannot be loaded`)), { once: true });
  });
  // In the order of a document, where those of a page follow those of all pages.
  const last = [...document.querySelectorAll('head > link[rel="stylesheet"]')].at(-1);
  if (!existing && last) last.after(link);
  else if (!existing) document.head.append(link);
  await loaded;
}
