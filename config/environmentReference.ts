import { expectation } from './environment.ts';
import type { Variable } from './variable.ts';
import { VARIABLES } from './variables.ts';

/** The text of `docs/environment.md`: one table for each group of variables. */
export function environmentReference(): string {
  const groups = new Map<string, string[]>();
  for (const [name, variable] of Object.entries<Variable>(VARIABLES)) {
    const rows = groups.get(variable.group) ?? [];
    rows.push(row(name, variable));
    groups.set(variable.group, rows);
  }
  const sections = [...groups].map(
    ([group, rows]) =>
      `## ${group}\n\n| variable | takes | default | meaning | example |\n|---|---|---|---|---|\n${rows.join('\n')}\n`,
  );
  return `${INTRODUCTION}\n${sections.join('\n')}`;
}

const INTRODUCTION = `# Environment

Generated from \`config/variables.ts\` and \`config/upstreams.ts\` by \`bin/environment-docs.ts\`; do not edit. Every fault is reported at start, all in
one message, and nothing is served. No variable is needed on a machine of one's own: the sandbox then speaks for every
upstream. Durations are milliseconds, sizes megabytes.
`;

function row(name: string, variable: Variable): string {
  const fallback = variable.default === '' ? 'empty' : `\`${variable.default}\``;
  const takes = variable.secret ? `${expectation(variable)} (secret)` : expectation(variable);
  return `| \`${name}\` | ${takes} | ${fallback} | ${variable.meaning} | \`${variable.example}\` |`;
}
