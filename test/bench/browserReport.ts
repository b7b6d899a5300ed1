import { cpus } from 'node:os';
import type { BrowserFigures } from './browser.ts';
import type { Load, PageLoads } from './loads.ts';
import { PRESETS, type PresetName } from './presets.ts';
import { median } from './spread.ts';
import { type ClickFigures, type InteractionFigures, THROTTLE } from './visits.ts';

const HEADING = '## In the browser';

/** The aims, in loops. */
const AIMS = { firstP50: 12, firstP95: 20, interaction: 10 };

/** Returns the part of `docs/benchmarks.md` that `npm run bench -- --browser` writes. */
export function browserSection({ choice, loads, clicks, interactions, machineLoad }: BrowserFigures): string {
  const { cars, rounds, presets } = choice;
  const parts = [
    ...(loads.length > 0 ? presets.map((preset) => loadsTable(preset, loads, rounds)) : []),
    ...visitTables({ clicks, interactions, machineLoad }),
  ];
  return `${HEADING}

Written by \`npm run bench -- --browser\` on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}; Chromium, a list of ${cars.toLocaleString('en')} cars. A *loop* is a
fixed piece of work in the page: compare the figures in loops. The load of the machine was ${machineLoad.toFixed(1)} on ${cpus().length} cores: where that is far above
the cores, other work used them, and the figures are too high. One comparison: \`npm run bench -- --browser --pages home,list --sites norrvag-se --presets
phone --rounds 5\`; \`--parts clicks,interactions\` writes the tables of visits only.

${parts.join('\n')}`;
}

const ms = (value: number) => Math.round(value).toLocaleString('en');
const inLoops = (value: number, loop: number) => (value / loop).toFixed(1);

function loadsTable(preset: PresetName, all: readonly PageLoads[], rounds: number): string {
  const loads = all.filter((each) => each.preset === preset);
  const loop = median(loads.flatMap(({ complete, scriptless }) => [complete.loop, scriptless.loop]));
  const { slowdown, network } = PRESETS[preset];
  return `### Loading, ${preset}

Each page beside **the same page with every script taken out**, in turns; medians of ${rounds} loads with an empty browser cache. Processor slowed ${slowdown} times,
${Math.round((network.download * 8) / 1024).toLocaleString('en')} kbit/s, ${network.latency} ms for each request: Lighthouse's preset, applied by DevTools. A loop takes ${loop.toFixed(1)} ms. The score is Lighthouse's
formula of FCP, LCP, TBT and CLS; the speed index is not measured. TBT is that of long animation frames. Scripts are those loaded without an action of the visitor, as gzip.

| page | score, with / without | TBT, ms | TBT more, loops | LCP, ms | LCP more, ms (loops) | long frames | longest, loops | CLS | scripts, KiB | page data, kB |
|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|
${loads.map((each) => loadsRow(each, loop)).join('\n')}
`;
}

function loadsRow({ site, page, complete, scriptless }: PageLoads, loop: number): string {
  const both = (figure: keyof Load) => `${ms(complete[figure])} / ${ms(scriptless[figure])}`;
  const more = (figure: keyof Load) => complete[figure] - scriptless[figure];
  const cells = [
    `${site} ${page}`,
    both('score'),
    both('blocking'),
    inLoops(more('blocking'), loop),
    both('lcp'),
    `${ms(more('lcp'))} (${inLoops(more('lcp'), loop)})`,
    both('longFrames'),
    inLoops(complete.longest, loop),
    complete.shift.toFixed(3),
    (complete.script / 1024).toFixed(1),
    (complete.pageData / 1000).toFixed(1),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Returns the tables of visits that were measured. */
export function visitTables({ clicks, interactions, machineLoad }: Omit<BrowserFigures, 'choice' | 'loads'>): string[] {
  const cores = cpus().length;
  const when = `Measured on ${new Date().toISOString().slice(0, 10)}; the load of the machine was ${machineLoad.toFixed(1)} on ${cores} cores.`;
  return [
    ...(clicks ? [visitsTable('Clicks on filters', `The car list of norrvag-se. ${when}`, clickRows(clicks))] : []),
    ...(interactions
      ? [
          visitsTable(
            'Other interactions',
            `The car list and a car of norrvag-se, a car of marlow-uk with quotes. ${when}`,
            interactionRows(interactions),
          ),
        ]
      : []),
  ];
}

function visitsTable(name: string, where: string, rows: readonly string[]): string {
  return `### ${name}

${where} At 1280 px, processor slowed ${THROTTLE} times, connection not slowed.

| | ms | loops | aim, loops |
|---|---:|---:|---:|
${rows.join('\n')}
`;
}

function clickRows({ count, response, first, all, fixedWork }: ClickFigures): string[] {
  const loop = fixedWork.p50;
  const row = (name: string, value: number, aim: number | '' = '') =>
    `| ${name} | ${ms(value)} | ${inLoops(value, loop)} | ${aim} |`;
  return [
    row(`click on a filter to the search's response, p50 of ${count}`, response.p50),
    row('click on a filter to the frame with new cars, p50', first.p50, AIMS.firstP50),
    row('the same, p95', first.p95, AIMS.firstP95),
    row('click on a filter to the last of 48 cars, p50', all.p50),
    row('the same, p95', all.p95),
    `| a loop before those clicks, p50 and p95 | ${loop.toFixed(1)}, ${fixedWork.p95.toFixed(1)} | | |`,
  ];
}

function interactionRows({ slowest, loop }: InteractionFigures): string[] {
  const rows = Object.entries(slowest).map(
    ([name, worst]) => `| slowest ${name} | ${ms(worst)} | ${inLoops(worst, loop)} | ${AIMS.interaction} |`,
  );
  return [...rows, `| a loop between those interactions | ${loop.toFixed(1)} | | |`];
}

/** Returns the section of a document; empty when it was never measured. */
export function browserSectionOf(text: string): string {
  const start = text.indexOf(HEADING);
  return start === -1 ? '' : text.slice(start);
}

/** Returns the document with this section at its end. */
export function withBrowserSection(text: string, section: string): string {
  const start = text.indexOf(HEADING);
  const before = (start === -1 ? text : text.slice(0, start)).trimEnd();
  return section === '' ? `${before}\n` : `${before}\n\n${section}`;
}
