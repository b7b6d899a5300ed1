import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { customerPath } from '../../config/customer.ts';

/**
 * Tests about the sample customer: those that name its sites or groups, and those of pages, which go through its content. With another
 * customer they do not run.
 */

const ROOT = resolve(import.meta.dirname, '../..');
const SAMPLE = join(ROOT, 'customers', 'sample');
const TEST = /\.test\.tsx?$/;
const NAMES = /norrvag|rullande|marlow|customers\/sample|the sample customer/i;
const OF_PAGES = /^test\/(?:browser|contract|http)\//;
const FOLDERS = [
  'bin',
  'build',
  'config',
  'customers',
  'lib',
  'sandbox',
  'server',
  'services',
  'src',
  'studio',
  'test',
];

/** Returns the files of the tests that do not run with the customer of `CUSTOMER_DIR`, as patterns of Jest's paths. */
export function testsToLeaveOut(): string[] {
  if (customerPath() === SAMPLE) return [];
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
    .filter((file) => TEST.test(file) && !file.includes('node_modules'))
    .filter((file) => OF_PAGES.test(file) || NAMES.test(readFileSync(join(ROOT, file), 'utf8')))
    .map((file) => `<rootDir>/${file.replaceAll('.', String.raw`\.`)}$`);
}
