import { execFile } from 'node:child_process';
import { Console } from 'node:console';
import { resolve } from 'node:path';
import { Writable } from 'node:stream';
import type { CommandContext } from '../../bin/lib/command.ts';
import { processEnvironment } from './processEnvironment.ts';

const ROOT = resolve(import.meta.dirname, '../..');

interface CommandResult {
  code: unknown;
  stdout: string;
  stderr: string;
}

/** Runs a command in this process, with an environment and output of its own. */
export async function runCommand(
  command: (context: CommandContext) => Promise<number>,
  argv: readonly string[],
  env: CommandContext['env'] = {},
): Promise<CommandResult> {
  const [stdout, stderr] = [new CollectedText(), new CollectedText()];
  const code = await command({ argv, env, output: new Console(stdout, stderr) });
  return { code, stdout: stdout.text, stderr: stderr.text };
}

/** Runs a script of the project in a separate process that inherits no settings. */
export function runProcess(script: string, args: readonly string[]): Promise<CommandResult> {
  const options = { cwd: ROOT, env: processEnvironment(), maxBuffer: 10_000_000 };
  return new Promise((done) => {
    execFile(process.execPath, [script, ...args], options, (error, stdout, stderr) => {
      done({ code: error ? error.code : 0, stdout, stderr });
    });
  });
}

class CollectedText extends Writable {
  text = '';

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}
