import { recordOf } from '../../lib/record.ts';
import type { ComponentRendering, Placeholders, RouteData } from '../../src/contracts/content/layout.ts';

/** Texts, components and URLs of a page, read from layout data whose shape has not been checked. */
export interface PageContent {
  title: string;
  description: string;
  /** Names of components, each once. */
  components: Set<string>;
  /** Data sources of components that came without fields. */
  withoutContent: Set<string>;
  links: Set<string>;
  /** Images and files. */
  sources: Set<string>;
  /** Values of text fields, rich text included, link texts and alternative texts. */
  texts: Set<string>;
}

const MAX_DEPTH = 60;
/** Names that the platform uses for hidden renderings. */
const IGNORED_COMPONENTS = new Set(['Hidden Rendering']);

/** Collects the title, texts, components and URLs of a page at any depth. */
export function contentOf(route: RouteData): PageContent {
  const content: PageContent = {
    title: firstText(route, ['MetaTitle', 'NavigationTitle', 'Title']),
    description: firstText(route, ['MetaDescription']),
    components: new Set(),
    withoutContent: new Set(),
    links: new Set(),
    sources: new Set(),
    texts: new Set(),
  };
  readFields(route.fields, content, 0);
  readPlaceholders(route.placeholders, content, 0);
  return content;
}

function firstText({ fields }: RouteData, names: readonly string[]): string {
  for (const name of names) {
    const value = recordOf(recordOf(fields)[name]).value;
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
  }
  return '';
}

function readPlaceholders(placeholders: Placeholders | undefined, content: PageContent, depth: number): void {
  if (depth > MAX_DEPTH) return;
  for (const renderings of Object.values(recordOf(placeholders))) {
    if (!Array.isArray(renderings)) continue;
    for (const rendering of renderings) readRendering(rendering, content, depth + 1);
  }
}

function readRendering(rendering: unknown, content: PageContent, depth: number): void {
  const component = recordOf(rendering) as ComponentRendering;
  const { componentName, dataSource, fields, isContentResolved } = component;
  if (typeof componentName === 'string' && componentName !== '' && !IGNORED_COMPONENTS.has(componentName)) {
    content.components.add(componentName);
    const isMissing = isContentResolved === false || fields === undefined || fields === null;
    if (typeof dataSource === 'string' && dataSource !== '' && isMissing) {
      content.withoutContent.add(`${componentName} (${dataSource})`);
    }
  }
  readFields(fields, content, depth);
  readPlaceholders(component.placeholders, content, depth);
  for (const variant of Object.values(recordOf(component.experiences))) {
    if (depth < MAX_DEPTH) readRendering(variant, content, depth + 1);
  }
}

/** Reads link, image and file values at any depth, and URLs in rich text. */
function readFields(value: unknown, content: PageContent, depth: number): void {
  if (depth > MAX_DEPTH) return;
  if (typeof value === 'string') readMarkup(value, content);
  if (Array.isArray(value)) {
    for (const entry of value) readFields(entry, content, depth + 1);
    return;
  }
  for (const [name, inner] of Object.entries(recordOf(value))) {
    // The query of a list is a part of a URL.
    if (name === 'Query') continue;
    if (typeof inner !== 'string') readFields(inner, content, depth + 1);
    else readText(name, inner, content);
  }
}

function readText(name: string, text: string, content: PageContent): void {
  if (name === 'href') addTo(content.links, text);
  else if (name === 'src') addTo(content.sources, text);
  else {
    if (TEXT_PROPERTIES.has(name)) addTo(content.texts, text);
    readMarkup(text, content);
  }
}

/** Properties of fields whose texts visitors read. */
const TEXT_PROPERTIES: ReadonlySet<string> = new Set(['value', 'text', 'alt']);
const LINKS = /<(?:a|area)\b[^>]*?\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
const SOURCES = /<(?:img|source|video)\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

function readMarkup(text: string, content: PageContent): void {
  if (!text.includes('<')) return;
  for (const [, double, single] of text.matchAll(LINKS)) addTo(content.links, unescaped(double ?? single ?? ''));
  for (const [, double, single] of text.matchAll(SOURCES)) addTo(content.sources, unescaped(double ?? single ?? ''));
}

function addTo(set: Set<string>, url: string): void {
  if (url.trim() !== '') set.add(url.trim());
}

const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'");
