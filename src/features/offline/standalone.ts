import { trustedHtml } from '../../lib/browser/trustedHtml.ts';

/** Copies run no script, send no form, and request nothing but fonts. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'";

/** What a copy does without: scripts and what needs them or the network, layers of the consent manager, and what is true for a while only. */
const LEFT_OUT =
  'script, link, template, form, iframe, video, audio, dialog, #consent, button:not([popovertarget]), [data-alert], [data-now], [data-quotes]';

/** Images of the main part that a copy contains, and their size in bytes at most. */
const MAX_IMAGES = 4;
const MAX_IMAGE_BYTES = 120_000;
/** Size of other images, such as logos, in bytes at most. */
const MAX_LOGO_BYTES = 8_000;

/** A drawing that a style sheet names. */
const DRAWING = /url\((\/assets\/[\w.-]+\.svg)\)/g;

/** Milliseconds for one request with its body. Meanwhile no other tab can make copies. */
const TIMEOUT_MS = 20_000;

/** Fetches without cookies. */
const request = (url: string, accept = '*/*'): Promise<Response> =>
  fetch(url, {
    credentials: 'omit',
    priority: 'low',
    headers: { accept },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });

/**
 * Fetches a page as every visitor without cookies gets it, and returns it with the time at which it was made, in milliseconds since 1970.
 * Null when there is no such page.
 *
 * @throws without network, without a response in time, and when the server cannot make the page now
 */
export async function fetchDocument(url: string): Promise<{ page: Document; at: number } | null> {
  const response = await request(url, 'text/html');
  if (response.status >= 500 || response.status === 429) throw new Error(`${url} responded with ${response.status}`);
  if (!response.ok) return null;
  // Caches have pages of some minutes ago.
  const at = Date.now() - Number(response.headers.get('age')) * 1_000;
  return { page: parsed(await response.text()), at };
}

/** Parses markup of the server. The parser runs no scripts. */
const parsed = (html: string): Document => new DOMParser().parseFromString(trustedHtml(html), 'text/html');

/**
 * Returns the style sheets of a page, as they are without scripts and with their drawings in them.
 *
 * @throws when one cannot be fetched
 */
export async function stylesOf(page: Document): Promise<string[]> {
  const links = [...page.querySelectorAll('link[rel="stylesheet"]')];
  return Promise.all(
    links.map(async (link) => {
      const css = await textOf((link.getAttribute('href') ?? '').replace(/\.css$/, '.scriptless.css'));
      const drawings = new Map<string, string | null>();
      for (const [, url = ''] of css.matchAll(DRAWING)) drawings.set(url, await dataUrl(url, MAX_LOGO_BYTES));
      return css.replace(DRAWING, (_all, url: string) => `url(${drawings.get(url) ?? ''})`);
    }),
  );
}

/** Makes a page complete in itself: what needs scripts or the network is removed, and images and icons are put into it. */
export async function makeStandalone(page: Document): Promise<void> {
  // Without scripts its content is elements.
  for (const element of page.querySelectorAll('noscript')) element.replaceWith(...element.childNodes);
  for (const element of page.querySelectorAll(LEFT_OUT)) element.remove();
  await embedImages(page);
  await embedIcons(page);
}

/** Puts the first images of the main part and all small ones into the page, and removes the others with the frames around them. */
async function embedImages(page: Document): Promise<void> {
  for (const source of page.querySelectorAll('source')) source.remove();
  let count = 0;
  for (const image of page.querySelectorAll('img')) {
    const isLarge = count < MAX_IMAGES && image.closest('main') !== null;
    const data = await dataUrl(image.getAttribute('src') ?? '', isLarge ? MAX_IMAGE_BYTES : MAX_LOGO_BYTES);
    if (data === null) {
      outermostFrame(image).remove();
      continue;
    }
    if (isLarge) count += 1;
    for (const name of ['srcset', 'sizes', 'loading', 'style']) image.removeAttribute(name);
    image.src = data;
  }
}

/** Returns the outermost element that contains nothing but the image. */
function outermostFrame(image: Element): Element {
  let frame = image;
  while (frame.parentElement?.childElementCount === 1 && frame.parentElement.textContent?.trim() === '')
    frame = frame.parentElement;
  return frame;
}

/** Puts the icons that a page names into it. */
async function embedIcons(page: Document): Promise<void> {
  const uses = [...page.querySelectorAll('use[href^="/assets/"]')];
  const [file] = uses[0]?.getAttribute('href')?.split('#') ?? [];
  if (!file) return;
  const sprite = parsed(await textOf(file)).querySelector('svg');
  const names = new Set(uses.map((use) => use.getAttribute('href')?.split('#')[1]));
  for (const symbol of sprite?.children ?? []) if (!names.has(symbol.id)) symbol.remove();
  for (const use of uses) use.setAttribute('href', `#${use.getAttribute('href')?.split('#')[1]}`);
  sprite?.setAttribute('style', 'display:none');
  if (sprite) page.body.append(sprite);
}

async function textOf(url: string): Promise<string> {
  const response = await request(url);
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  return response.text();
}

/** Returns an image of our own as a `data:` URL; null for another one, and for one that is larger or fails. */
async function dataUrl(src: string, maxBytes: number): Promise<string | null> {
  if (!src.startsWith('/')) return null;
  const response = await request(src);
  const blob = await response.blob();
  if (!response.ok || blob.size > maxBytes) return null;
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(blob);
  });
}

/** Returns a copy as the response of the service worker, with status 200 unless another one is given. The style is no element before: the policy of the page would refuse it. */
export function copyResponse(
  page: Document,
  styles: readonly string[],
  headers: Readonly<Record<string, string>>,
  status = 200,
): Response {
  const style = `<style>${styles.join('\n')}</style></head>`;
  const html = page.documentElement.outerHTML.replace('</head>', () => style);
  return new Response(`<!doctype html>${html}`, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': POLICY, ...headers },
  });
}
