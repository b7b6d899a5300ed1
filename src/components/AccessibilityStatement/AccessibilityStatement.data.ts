import { readFileSync } from 'node:fs';
import { array, type InferType, number, object, string } from 'yup';
import type { SectionLoader } from '../../contracts/page/loader.ts';

/** The last run of the automatic tests over all hosts: `lastRun.json`, which `test/browser/accessibility.test.ts` writes. */
const runSchema = object({
  /** The day, `2026-11-30`. */
  date: string()
    .matches(/^\d{4}-\d{2}-\d{2}$/)
    .required(),
  tool: string().required(),
  pages: number().integer().min(1).required(),
  /** Rules of the tool that pages have broken. */
  broken: array(string().required()).required(),
});
export type AccessibilityRun = InferType<typeof runSchema>;

const lastRun = runSchema.validateSync(JSON.parse(readFileSync(new URL('lastRun.json', import.meta.url), 'utf8')));

/** Loads the last run. */
export const loader: SectionLoader<AccessibilityRun> = {
  load: async () => ({ kind: 'data', value: lastRun }),
};
