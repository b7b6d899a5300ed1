import { canonicalOrigin, type ResolvedSite } from '../../config/hosts.ts';
import { blocks, heading, inline, lines, link } from '../../lib/markdown.ts';
import type { PageRecord } from '../../src/contracts/assistants/records.ts';
import { basePath } from '../../src/contracts/search/listSegments.ts';
import type { ReadRecord } from '../assistants/readPage.ts';
import { NO_CLIENT } from '../operations/limits/clientKey.ts';
import { createLabels } from '../page/labels/createLabels.ts';
import { wordingOf } from '../page/labels/labels.ts';
import type { ContentPort } from '../ports/content/contentPort.ts';
import { missingFeatures } from '../site/missingFeatures.ts';

interface LlmsTextDependencies {
  content: Pick<ContentPort, 'dictionary' | 'navigation'>;
  readRecord: ReadRecord;
  /** Whether sites have the MCP endpoint. */
  hasMcp: boolean;
}

interface LlmsText {
  text: string;
  /** Whether a part is missing because an upstream failed. */
  isPartial: boolean;
}

/** Returns the text of a site's `/llms.txt` (llmstxt.org) in its first language: lists, makes, dealers, main pages, and how assistants read them. */
export type WriteLlmsText = (resolved: ResolvedSite, signal: AbortSignal) => Promise<LlmsText>;

const READER = { client: NO_CLIENT, admission: { isLoopDelayed: () => false } };

export function createLlmsText({ content, readRecord, hasMcp }: LlmsTextDependencies): WriteLlmsText {
  const labelsOf = createLabels(content);
  return async (host, signal) => {
    const origin = canonicalOrigin(host);
    const resolved = { ...host, origin, brand: null };
    const { site } = resolved;
    const [language] = site.languages;
    const scope = { site, language, brand: null, signal };
    const { translate } = wordingOf(scope, await labelsOf(scope));
    const hasStock = !missingFeatures(site).has('stock');
    const read = async (path: string): Promise<PageRecord | null> =>
      (await readRecord(path, { resolved, by: READER, signal }).catch(() => null))?.record ?? null;
    const [list, dealers, pages] = await Promise.all([
      hasStock ? read(site.paths.carList) : null,
      hasStock ? read(site.paths.dealers) : null,
      content.navigation(scope).catch(() => null),
    ]);
    const text = blocks(
      heading(1, site.name),
      `> ${inline(translate('assistantsSummary', { name: site.name }))}`,
      list?.kind === 'carList' && blocks(heading(2, list.title), listLines(list, resolved)),
      dealers?.kind === 'dealerList' &&
        blocks(heading(2, dealers.title), dealerLines(dealers, translate('assistantsNext'))),
      pages !== null &&
        pages.length > 0 &&
        blocks(heading(2, translate('assistantsMainPages')), pageLines(pages, origin)),
      blocks(
        heading(2, translate('assistantsTitle')),
        lines([
          `- ${inline(translate('assistantsMarkdown'))}`,
          hasMcp && `- ${inline(translate('assistantsMcp', { url: `${origin}/mcp` }))}`,
          `- ${inline(translate('assistantsLegal'))}`,
          `- <${origin}/sitemap.xml>`,
        ]),
      ),
    );
    const isPartial = pages === null || (hasStock && (list?.kind !== 'carList' || dealers?.kind !== 'dealerList'));
    return { text: `${text}\n`, isPartial };
  };
}

type RecordOf<Kind extends PageRecord['kind']> = Extract<PageRecord, { kind: Kind }>;

/** Returns the list in each language, then that of each make in stock. */
function listLines({ title, facets }: RecordOf<'carList'>, { site, origin }: ResolvedSite): string {
  const { carList } = site.paths;
  const makes = facets.find(({ name }) => name === 'car_brand')?.values ?? [];
  return lines([
    ...site.languages.map(
      ({ prefix, name }, index) => `- ${link(index > 0 ? name : title, origin + prefix + carList)}`,
    ),
    ...makes.map(
      ({ value, label }) => `- ${link(label, `${origin}${carList}${basePath({ make: value, model: null }, site)}`)}`,
    ),
  ]);
}

/** Returns the list of dealers and those of its first page. @param more text of the link to the next one */
function dealerLines({ url, title, dealers, nextUrl }: RecordOf<'dealerList'>, more: string): string {
  const rows = dealers.map(({ name, url: href, address }) => `- ${link(name, href)}: ${inline(address)}`);
  return lines([`- ${link(title, url)}`, ...rows, nextUrl && `- ${link(more, nextUrl)}`]);
}

type Pages = NonNullable<Awaited<ReturnType<ContentPort['navigation']>>>;

/** Returns the first two levels of the menu. */
function pageLines(pages: Pages, origin: string): string {
  return lines(
    pages
      .flatMap((page) => [page, ...page.children])
      .map(({ navTitle, name, path, externalLink }) => {
        const url = externalLink ? null : URL.parse(path, origin);
        return url?.origin === origin && `- ${link(navTitle || name, url.href)}`;
      }),
  );
}
