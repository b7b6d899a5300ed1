import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { eventually } from '../../../test/support/eventually.ts';
import { createLogOutput, type LogOutput } from './logOutput.ts';

let folder: string;
let file: string;
let fd: number;
let output: LogOutput;
const written = () => readFileSync(file, 'utf8');
const flushed = () => new Promise<void>((resolve) => output.flush(() => resolve()));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'log-'));
  file = join(folder, 'log');
  fd = openSync(file, 'w');
  output = createLogOutput(fd);
});
afterEach(() => {
  closeSync(fd);
  rmSync(folder, { recursive: true });
});

test('lines are buffered and written in order', async () => {
  for (let n = 0; n < 5_000; n += 1) output.write(`line ${n} ${'x'.repeat(50)}\n`);
  await flushed();
  const lines = written().trimEnd().split('\n');
  expect(lines).toHaveLength(5_000);
  expect(lines.every((line, n) => line.startsWith(`line ${n} `))).toBe(true);
});

test('a single line is written soon', async () => {
  output.write('hello\n');
  expect(written()).toBe('');
  await eventually(written, 'hello\n');
});

test('flushing writes all lines', () => {
  output.write('last words\n');
  output.flushSync();
  expect(written()).toBe('last words\n');
});

test('flushing without lines calls back', async () => {
  await flushed();
  expect(written()).toBe('');
});
