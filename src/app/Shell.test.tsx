import { beforeAll, expect, test } from '@jest/globals';
import { loadServerRenderedParts } from '../delivery/lazyParts.tsx';
import { renderOnPage } from '../testing/renderOnPage.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { Shell } from './Shell.tsx';

beforeAll(loadServerRenderedParts);

test('the skip link is the first focusable element, and the main area can take the focus', () => {
  const html = renderOnPage(<Shell />);
  expect(html).toMatch(/^<a [^>]*href="#content">Skip to content<\/a>/);
  expect(html).toMatch(/<main id="content"[^>]* tabindex="-1">/i);
});

test('F011 the link to the top works without scripts', () => {
  expect(renderOnPage(<Shell />)).toContain('href="#top" aria-label="Back to top"');
});

test('the progress bar is always in the document and has text only while a page loads', () => {
  expect(renderOnPage(<ProgressBar active={false} notice={null} />)).not.toContain('Loading page');
  expect(renderOnPage(<ProgressBar active notice={null} />)).toMatch(/role="status">Loading page/);
});

test('a missing page has a not-found text even without a not-found page on the platform', () => {
  const html = renderOnPage(<Shell />, { status: 404, placeholders: { 'headless-main': [] }, home: '/en' });
  expect(html).toContain('We could not find that page</h1>');
  expect(html).toContain('href="/en">Go to the home page</a>');
  expect(renderOnPage(<Shell />, { placeholders: {} })).not.toContain('We could not find that page');
});
