import { expect, test } from '@jest/globals';
import { browserFixture } from '../support/data/fixtures.ts';
import { eventually } from '../support/eventually.ts';
import { matrixCases } from '../support/matrix.ts';

const fixture = browserFixture({ cars: 60 });

/** Every theme, and the languages whose letters or words differ most. */
const HOSTS = matrixCases(
  [
    'norrvag-se',
    'norrvag-fi',
    'rullande-se',
    'rullande-sk',
    'marlow-uk',
    'mercedes.marlow-uk',
    'smart.marlow-uk',
    'mini.marlow-uk',
    'bmw.marlow-uk',
  ],
  // Every font, and the most different letters.
  [
    'norrvag-fi',
    'rullande-sk',
    'marlow-uk',
    'mercedes.marlow-uk',
    'smart.marlow-uk',
    'mini.marlow-uk',
    'bmw.marlow-uk',
  ],
);

/** Width of our words in the fallback fonts as a share of their width in ours, around 1. */
function compareWidths() {
  const width = (element: Element, family: string) => {
    const { fontSize, fontWeight, letterSpacing, textTransform } = getComputedStyle(element);
    const span = document.createElement('span');
    Object.assign(span.style, { position: 'absolute', whiteSpace: 'nowrap', fontSize, fontWeight, fontFamily: family });
    Object.assign(span.style, { letterSpacing, textTransform });
    span.textContent = element.textContent;
    document.body.append(span);
    const measured = span.getBoundingClientRect().width;
    span.remove();
    return measured;
  };
  const share = (selector: string) => {
    let [ourWidth, machineWidth] = [0, 0];
    for (const element of document.querySelectorAll(selector)) {
      const { fontFamily } = getComputedStyle(element);
      ourWidth += width(element, fontFamily);
      machineWidth += width(element, fontFamily.slice(fontFamily.indexOf(',') + 1));
    }
    return ourWidth / machineWidth;
  };
  return { menu: share('header nav a'), headings: share('h1, h2, h3'), text: share('main p, footer li') };
}

test.each(HOSTS)(
  '%s: text has the same width in the fallback fonts as in ours, so that there is no layout shift',
  async (host) => {
    // The measurement needs no scripts of the page.
    const { page } = await fixture.visit('/', { site: host, waitUntil: 'load', scripts: false });
    const isLoaded = () =>
      document.fonts.status === 'loaded' &&
      [...document.fonts].some(({ family, status }) => !family.includes('fallback') && status === 'loaded');
    await eventually(() => page.evaluate(isLoaded), true);
    for (const [what, share] of Object.entries(await page.evaluate(compareWidths))) {
      expect([what, Math.abs(share - 1) < 0.03]).toEqual([what, true]);
    }
  },
);
