import { cpus } from 'node:os';
import type { VisitFigures } from './visits.ts';

const HEADING = '## In the browser';

/** The targets, in milliseconds; for the layout shift a share of the window. */
const TARGETS = { click: 300, blocking: 150, interaction: 150, shift: 0.02 };

/** Returns the part of `docs/benchmarks.md` that `npm run bench -- --browser` writes. */
export function browserSection({
  cars,
  throttle,
  load: busy,
  clicks,
  fixedWork,
  loads,
  interactions,
}: VisitFigures): string {
  const ms = (value: number) => Math.round(value);
  const load = (name: 'desktop' | 'phone') => {
    const { blocking, longest, shift } = loads[name];
    return [
      `| loading, ${name}: total blocking time, ms | ${ms(blocking)} | ${TARGETS.blocking} |`,
      `| loading, ${name}: longest task, ms | ${ms(longest)} | |`,
      `| loading, ${name}: layout shift | ${shift.toFixed(3)} | ${TARGETS.shift} |`,
    ];
  };
  const rows = [
    `| click on a filter to the frame with new cars, p50, ms | ${ms(clicks.first.p50)} | |`,
    `| the same to the search's response, p50, ms | ${ms(clicks.response.p50)} | |`,
    `| the same to the frame, p95 of ${clicks.count} clicks, ms | ${ms(clicks.first.p95)} | ${TARGETS.click} |`,
    `| click on a filter to the last of 48 cars, p95, ms | ${ms(clicks.all.p95)} | |`,
    `| a loop that is always the same, p50 and p95 before those clicks, ms | ${fixedWork.p50.toFixed(1)}, ${fixedWork.p95.toFixed(1)} | |`,
    ...load('desktop'),
    ...load('phone'),
    ...Object.entries(interactions).map(
      ([name, worst]) => `| slowest ${name}, ms | ${ms(worst)} | ${TARGETS.interaction} |`,
    ),
  ];
  return `${HEADING}

Written by \`npm run bench -- --browser\` on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}; the list of ${cars.toLocaleString('en')} cars in
Chromium, its processor slowed ${throttle} times by the browser. The load of the machine was ${busy.toFixed(1)} on ${cpus().length} cores: where that is far above the
cores, other work used them, and the milliseconds are too high. The fixed loop shows the same for a virtual machine: where its p95 is far above
its p50, the other figures are too high as well.

| | measured | aim |
|---|---:|---:|
${rows.join('\n')}
`;
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
