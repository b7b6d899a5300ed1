import { readFileSync } from 'node:fs';

let script: string | undefined;

/** The text of the sandbox's own editor, as browsers load it. */
export function canvasScript(): string {
  script ??= readFileSync(new URL('./canvas.js', import.meta.url), 'utf8');
  return script;
}
