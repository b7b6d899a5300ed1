import { expect, test } from '@jest/globals';
import { renderOnPage } from '../testing/renderOnPage.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { Shell } from './Shell.tsx';

test('the way to the content is the first thing to focus, and the main area takes the focus', () => {
  const html = renderOnPage(<Shell />);
  expect(html).toMatch(/^<a [^>]*href="#content">Skip to content<\/a>/);
  expect(html).toMatch(/<main id="content"[^>]* tabindex="-1">/i);
});

test('F011 the way back to the top is a link that needs no scripts', () => {
  expect(renderOnPage(<Shell />)).toContain('href="#top" aria-label="Back to top"');
});

test('the progress bar is always there and speaks only while a page loads', () => {
  expect(renderOnPage(<ProgressBar active={false} />)).not.toContain('Loading page');
  expect(renderOnPage(<ProgressBar active />)).toMatch(/role="status">Loading page/);
});

test('a page that is not there says so even when the platform has no page for it', () => {
  const html = renderOnPage(<Shell />, { status: 404, placeholders: { 'headless-main': [] }, home: '/en' });
  expect(html).toContain('We could not find that page</h1>');
  expect(html).toContain('href="/en">Go to the home page</a>');
  expect(renderOnPage(<Shell />, { placeholders: {} })).not.toContain('We could not find that page');
});
