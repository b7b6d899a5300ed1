import { describe, expect, test } from '@jest/globals';
import { reference, text } from '../authoring.ts';
import { testLibrary } from '../testContent.ts';
import { buildTree } from './build.ts';

const tree = buildTree(testLibrary());

describe('content tree', () => {
  test('has pages below their parents, and folders where a parent has no page', () => {
    const people = tree.find('/sitecore/content/alpha/alpha-se/Home/about/people');
    expect(people?.route).toBe('/about/people');
    expect(people?.parent?.template.name).toBe('Folder');
    expect(people?.parent?.isPage).toBe(false);
    expect(people?.isPage).toBe(true);
  });

  test('names wildcard items by an asterisk and finds them by their segment', () => {
    const wildcard = tree.page('alpha-se', '/cars/,-w-,');
    expect(wildcard?.path).toBe('/sitecore/content/alpha/alpha-se/Home/cars/*');
    expect(tree.page('alpha-se', '/cars/12345')).toBeNull();
  });

  test('finds pages of the site in any case, with and without a trailing slash', () => {
    expect(tree.page('alpha-se', '/CARS/')?.route).toBe('/cars');
    expect(tree.page('alpha-se', '')?.name).toBe('Home');
    expect(tree.page('nowhere', '/')).toBeNull();
  });

  test('ids are the same in every build and differ between sites', () => {
    const again = buildTree(testLibrary());
    const path = '/sitecore/content/alpha/alpha-se/Home';
    expect(again.find(path)?.id).toBe(tree.find(path)?.id);
    expect(tree.find('/sitecore/content/alpha/alpha-uk/Home')?.id).not.toBe(tree.find(path)?.id);
  });

  test('ids and paths of items are unique', () => {
    const items = [...tree.root.walk()];
    expect(new Set(items.map((item) => item.id)).size).toBe(items.length);
    expect(new Set(items.map((item) => item.path.toLowerCase())).size).toBe(items.length);
  });

  test('items are found by a GUID in any format', () => {
    const home = tree.find('/sitecore/content/alpha/alpha-se/Home');
    const id = home?.id ?? '';
    for (const form of [id, id.toUpperCase(), `{${id}}`, id.replaceAll('-', '')]) expect(tree.find(form)).toBe(home);
  });

  test('the languages of a page share its data sources; the default language is first', () => {
    const cards = tree.find('/sitecore/content/alpha/alpha-se/Home/Data/CardList 1');
    expect([...(cards?.versions.keys() ?? [])]).toEqual(['sv', 'en']);
    expect(cards?.children.map((child) => child.name)).toEqual(['Buy', 'Sell']);
    expect(tree.sites.get('alpha-se')?.languages).toEqual(['sv', 'en']);
  });

  test('derives templates from the content: field kinds, page fields, one template for each list', () => {
    const story = tree.page('alpha-se', '/stories/story-1');
    expect(Object.fromEntries(story?.fieldKinds() ?? [])).toMatchObject({
      NavigationTitle: 'Text',
      externalLink: 'Link',
      Date: 'Date',
      Tags: 'Text',
    });
    const card = tree.find('/sitecore/content/alpha/alpha-se/Home/Data/CardList 1/Sell');
    expect(card?.template.name).toBe('CardList Cards Item');
    expect(Object.fromEntries(card?.fieldKinds() ?? [])).toEqual({ Title: 'Text', Link: 'Link', Image: 'Image' });
  });

  test('hides wildcards and error pages from navigation', () => {
    for (const path of ['/cars/,-w-,', '/404', '/500']) {
      expect(tree.page('alpha-se', path)?.versions.get('sv')?.fields.hideInNavigation).toEqual({ value: '1' });
    }
  });

  test('the languages of a page share the items below it; references resolve to them, and unknown references are left out', () => {
    const tag = (language: string) => ({
      path: 'Tags/ev',
      template: 'StoryTag',
      displayName: `${language} electric`,
      fields: { key: text('ev'), value: text(`${language} electric`) },
    });
    const library = testLibrary();
    const sites = library.sites.map((content) => ({
      ...content,
      pages: content.pages.map((page) =>
        page.path === '/about/people'
          ? {
              ...page,
              items: [tag(content.language)],
              fields: {
                ...page.fields,
                tags: [reference(page.path, 'Tags/ev'), reference(page.path, 'Tags/none'), reference('/nowhere')],
                home: reference('/'),
              },
            }
          : page,
      ),
    }));
    const built = buildTree({ ...library, sites });
    const item = built.find('/sitecore/content/alpha/alpha-se/Home/about/people/Tags/ev');
    expect([...(item?.versions.keys() ?? [])]).toEqual(['sv', 'en']);
    expect(item?.versions.get('en')?.displayName).toBe('en electric');
    const fields = built.page('alpha-se', '/about/people')?.versions.get('sv')?.fields;
    expect(fields?.tags).toEqual([item]);
    expect(fields?.home).toBe(built.page('alpha-se', '/'));
    expect(built.page('alpha-se', '/about/people')?.fieldKinds().get('tags')).toBe('Multilist');
  });
});
