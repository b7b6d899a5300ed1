import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../bin/lib/freePorts.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const COPIED = ['build', 'config', 'customers', 'dev', 'lib', 'sandbox', 'server', 'services', 'src'];
const FILES = ['package.json', 'vite.config.ts'];

/** The development server on a copy of the sources, which tests may change. */
export interface DevServer {
  port: number;
  /** URL of the sandbox. */
  sandboxUrl: string;
  /** Changes a text in a file; throws when the file does not have it. Returns a function that changes it back. */
  edit: (file: string, from: string, to: string) => () => void;
  /** Empties a file. Returns a function that writes it again. */
  empty: (file: string) => () => void;
  /** Writes files into a new folder. Returns a function that removes the folder. */
  create: (folder: string, files: Readonly<Record<string, string>>) => () => void;
  /** What the server has written so far. */
  output: () => string;
  close: () => Promise<void>;
}

export async function startDevServer(): Promise<DevServer> {
  const root = mkdtempSync(join(tmpdir(), 'forecourt-dev-'));
  for (const name of COPIED) {
    cpSync(join(ROOT, name), join(root, name), { recursive: true, filter: (path) => !/\.test\.tsx?$/.test(path) });
  }
  for (const name of FILES) cpSync(join(ROOT, name), join(root, name));
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  const port = await freePort();
  let output = '';
  const env = { ...process.env, NODE_ENV: 'development', PORT: String(port), NODE_OPTIONS: '' };
  const child = spawn(process.execPath, ['dev/main.ts'], { cwd: root, env });
  const exited = new Promise<void>((done) => child.once('exit', () => done()));
  const started = new Promise<void>((done, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data: Buffer) => {
        output += data;
        if (output.includes('/__sandbox\n')) done();
      });
    }
    void exited.then(() => reject(new Error(`The development server ended:\n${output}`)));
  });
  await started;
  return {
    port,
    sandboxUrl: /http:\S+(?=\/__sandbox\n)/.exec(output)?.[0] ?? '',
    edit: (file, from, to) => {
      const path = join(root, file);
      const before = readFileSync(path, 'utf8');
      if (!before.includes(from)) throw new Error(`${file} does not have ${from}`);
      writeFileSync(
        path,
        before.replace(from, () => to),
      );
      return () => writeFileSync(path, before);
    },
    empty: (file) => {
      const path = join(root, file);
      const before = readFileSync(path, 'utf8');
      writeFileSync(path, '');
      return () => writeFileSync(path, before);
    },
    create: (folder, files) => {
      mkdirSync(join(root, folder), { recursive: true });
      for (const [name, text] of Object.entries(files)) writeFileSync(join(root, folder, name), text);
      return () => rmSync(join(root, folder), { recursive: true });
    },
    output: () => output,
    close: async () => {
      child.kill('SIGTERM');
      await exited;
      rmSync(root, { recursive: true, force: true });
    },
  };
}
