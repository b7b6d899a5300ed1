import type { PageContent, Reference } from '../../../sandbox/content/authoring.ts';
import { loadLibrary } from '../../../sandbox/content/library.ts';
import { matrixCases } from '../matrix.ts';

/** A stories index of the sandbox as its authors wrote it. */
export interface AuthoredStories {
  site: string;
  language: string;
  /** Path without the language prefix. */
  path: string;
  /** Keys of the tags that it lists. */
  tags: string[];
  stories: AuthoredStory[];
}

export interface AuthoredStory {
  path: string;
  title: string;
  date: string;
  tags: string[];
}

/** Returns every stories index of every site and language. */
export async function authoredStories(): Promise<AuthoredStories[]> {
  const { sites } = await loadLibrary();
  return sites.flatMap(({ site, language, pages }) =>
    pages
      .filter(({ template }) => template === 'StoriesIndexPage')
      .map((index) => ({
        site,
        language,
        path: index.path,
        tags: keysOf(index),
        stories: pages.filter((page) => isBelow(page, index)).map(storyOf),
      })),
  );
}

/** A first and a second language, and another brand. */
const DISTINCT = ['norrvag-se sv', 'norrvag-se en', 'marlow-uk en'];

/** Returns the indexes that tests take, each with its name: distinct ones, and all of them in the matrix. */
export function indexCases(authored: readonly AuthoredStories[]) {
  const all = authored.map((each) => [`${each.site} ${each.language}`, each] as const);
  return matrixCases(
    all,
    all.filter(([name]) => DISTINCT.includes(name)),
  );
}

const isBelow = ({ template, path }: PageContent, index: PageContent): boolean =>
  template === 'StoryPage' && path.startsWith(`${index.path}/`);

function storyOf(page: PageContent): AuthoredStory {
  return { path: page.path, title: textOf(page, 'Title'), date: textOf(page, 'date'), tags: keysOf(page) };
}

const textOf = ({ fields }: PageContent, name: string): string => (fields[name] as { value: string }).value;

/** Returns the key of a tag: `Tags/elbil` → `elbil`. */
const keysOf = ({ fields }: PageContent): string[] =>
  (fields.tags as Reference[]).map(({ reference }) => reference.path.slice(reference.path.indexOf('/') + 1));
