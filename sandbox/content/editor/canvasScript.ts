import { readFileSync } from 'node:fs';

let script: string | undefined;

/** Returns the script of the sandbox's own editor. */
export function canvasScript(): string {
  script ??= readFileSync(new URL('./canvas.js', import.meta.url), 'utf8');
  return script;
}
