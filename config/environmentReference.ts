import { expectation } from './environment.ts';
import type { Variable } from './variable.ts';
import { VARIABLES } from './variables.ts';

/** Returns the text of `deploy/forecourt.env`: every variable, commented out, in the format of systemd and of containers. */
export function environmentTemplate(): string {
  const groups = Map.groupBy(Object.entries<Variable>(VARIABLES), ([, { group }]) => group);
  const sections = [...groups].map(([group, variables]) => {
    const rows = variables.map(([name, variable]) => {
      const secret = variable.secret ? ' Secret.' : '';
      return `# ${variable.meaning}${secret} For example: ${variable.example}\n#${name}=${variable.default}`;
    });
    return `### ${group}\n\n${rows.join('\n\n')}\n`;
  });
  return `${TEMPLATE_INTRODUCTION}\n${sections.join('\n')}`;
}

const TEMPLATE_INTRODUCTION = `# Settings of Forecourt: /etc/forecourt/forecourt.env for systemd, --env-file for containers. Remove the # of what you set.
# A value is everything after the =, without quotes. Errors are reported at the start in one message. docs/environment.md explains more.
# Generated from config/variables.ts by \`npx node bin/environment-docs.ts\`.
`;

/** Returns the text of `docs/environment.md`: one list for each group of variables. */
export function environmentReference(): string {
  const groups = new Map<string, string[]>();
  for (const [name, variable] of Object.entries<Variable>(VARIABLES)) {
    const rows = groups.get(variable.group) ?? [];
    rows.push(row(name, variable));
    groups.set(variable.group, rows);
  }
  const sections = [...groups].map(([group, rows]) => `## ${group}\n\n${rows.join('\n')}\n`);
  return `${INTRODUCTION}\n${sections.join('\n')}`;
}

const INTRODUCTION = `# Environment

For operators who configure a process: every environment variable. On a developer's machine none is needed, because the sandbox replaces every upstream.

- All errors are reported at the start in one message, and nothing is served then.
- Durations are milliseconds, sizes megabytes.
- An upstream whose URL is \`off\` is never called, needs no key, and what depends on it is not on the site ([upstreams.md](upstreams.md#upstreams-that-are-off)).
- This page is generated from \`config/variables.ts\` and \`config/upstreams.ts\` by \`npx node bin/environment-docs.ts\`. Do not edit it.

For example, on port 8080 of all network interfaces, behind one proxy:

\`\`\`sh
PORT=8080 HOST=0.0.0.0 TRUST_PROXY=1 npm start
\`\`\`
`;

function row(name: string, variable: Variable): string {
  const fallback = variable.default === '' ? 'empty' : `\`${variable.default}\``;
  const takes = variable.secret ? `${expectation(variable)} (secret)` : expectation(variable);
  return `- **\`${name}\`**: ${takes}; default ${fallback}. ${variable.meaning}\n  Example: \`${variable.example}\`.`;
}
