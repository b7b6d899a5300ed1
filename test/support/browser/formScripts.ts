import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ChunkModules } from '../../../build/chunkModules.ts';

const CLIENT = join(resolve(import.meta.dirname, '../../..'), 'dist', 'client');
const FORM_MODULE = /^(?:src\/(?:features\/leads|ui\/form|contracts\/forms)\/|node_modules\/(?:formik|yup)\/)/;

/**
 * Returns what of the requested scripts belongs to forms: their modules, and the size of every script that holds one, as gzip in
 * bytes. A script that also holds other modules counts as a whole.
 */
export function formScripts(urls: readonly string[]): { bytes: number; modules: string[] } {
  const chunks = JSON.parse(readFileSync(join(CLIENT, '.vite', 'chunks.json'), 'utf8')) as ChunkModules;
  const requested = Object.entries(chunks).filter(([file]) => urls.some((url) => url.includes(file)));
  if (requested.length === 0) throw new Error('No script of the build was requested');
  const ofForms = requested.filter(([, modules]) => modules.some((module) => FORM_MODULE.test(module)));
  const sizes = ofForms.map(([file]) => gzipSync(readFileSync(join(CLIENT, file))).length);
  return {
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    modules: ofForms.flatMap(([, modules]) => modules.filter((module) => FORM_MODULE.test(module))),
  };
}
