import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { PHONE, waitForHydration } from '../../support/browser/browser.ts';
import { holdTimer } from '../../support/browser/pageTimers.ts';
import { browserFixture } from '../../support/data/fixtures.ts';

/** What the browser has to do while a page loads, counted in a trace. */

const fixture = browserFixture({ cars: 60 });

interface TraceEvent {
  name: string;
  ts: number;
  args: {
    elementCount?: number;
    fileName?: string;
    /** With a stack, a script has forced the work. */
    beginData?: { stackTrace?: { functionName: string; url: string; lineNumber: number; columnNumber: number }[] };
  };
}

/** Loads a page with the consent layer. Returns its trace in order of time, and the number of its elements. */
async function traceLoad(path: string) {
  const { page } = await fixture.open({ consent: null, viewport: PHONE });
  // The scripts wait so long for the first images. On a busy machine they would come before the style sheets.
  await holdTimer(page, 3_000);
  const file = join(tmpdir(), `load-${process.pid}.json`);
  const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack', 'v8'];
  await page.tracing.start({ path: file, categories: ['-*', ...categories] });
  await page.goto(fixture.urlOf(path), { waitUntil: 'networkidle0' });
  await waitForHydration(page);
  await page.tracing.stop();
  const { traceEvents } = JSON.parse(await readFile(file, 'utf8')) as { traceEvents: TraceEvent[] };
  return {
    events: traceEvents.toSorted((one, other) => one.ts - other.ts),
    elements: await page.$$eval('*', ({ length }) => length),
  };
}

const isLayoutWork = ({ name }: TraceEvent) => name === 'Layout' || name === 'UpdateLayoutTree';

test.each(['/', '/kop-bil/alla-bilar-i-lager'])(
  'loading %s: no script forces a layout, and the scripts do not style the page again',
  async (path) => {
    const { events, elements } = await traceLoad(path);
    const forced = events.flatMap(({ args }) => args.beginData?.stackTrace?.slice(0, 3) ?? []);
    expect(forced).toEqual([]);
    const start = events.findIndex(({ args }) => /\/client-[\w-]+\.js$/.test(args.fileName ?? ''));
    expect(start).toBeGreaterThan(0);
    const styled = events
      .slice(start)
      .filter(isLayoutWork)
      .map(({ args }) => args.elementCount ?? 0);
    expect(Math.max(...styled)).toBeLessThan(elements / 4);
  },
);
