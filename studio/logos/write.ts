import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Wordmark } from '../../lib/wordmark.ts';
import { iconFiles, shareImage, wordmarkOf, wordmarkSvg } from './files.ts';
import { GROUPS } from './groups.ts';
import { BRANDS, OTHER_MAKES } from './makes.ts';

/** Writes every file of a logo: outlines that header, sandbox and style sheets use, icons and images of link previews. */

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const CUSTOMER = 'customers/sample/';

type Drawn = Parameters<typeof wordmarkOf>[0];

const tableOf = (drawn: Readonly<Record<string, Drawn>>): [string, Wordmark][] =>
  Object.entries(drawn).map(([name, one]) => [name, wordmarkOf(one)]);

const rowsOf = (table: readonly [string, Wordmark][]): string =>
  table
    .map(
      ([name, { label, width, height, baseline, path }]) =>
        `  ${name}: {\n    label: '${label}',\n    width: ${width},\n    height: ${height},\n    baseline: ${baseline},\n    path: '${path}',\n  },\n`,
    )
    .join('');

const write = (path: string, content: string | Buffer): Promise<void> => {
  console.log(`${path}: ${content.length} bytes`);
  return writeFile(`${ROOT}${path}`, content);
};

const themes = tableOf({ ...GROUPS, ...BRANDS });
const withCodes = { ...OTHER_MAKES, BM: BRANDS.bmw, MH: BRANDS.mercedes, MI: BRANDS.mini, SM: BRANDS.smart };
const NOTE = 'Written by `npm -w studio run logos`. ';

await write(
  `${CUSTOMER}wordmarks.ts`,
  `import type { Wordmark } from '../../lib/wordmark.ts';\n\n/** ${NOTE}Wordmarks of groups and of makes with a brand host, by the name of their theme. */\n` +
    `export const THEME_WORDMARKS = {\n${rowsOf(themes)}} as const satisfies Readonly<Record<string, Wordmark>>;\n`,
);
await write(
  'sandbox/media/makeWordmarks.ts',
  `import type { Wordmark } from '../../lib/wordmark.ts';\n\n/** ${NOTE}Wordmarks of makes, by their brand code. */\n` +
    `export const MAKE_WORDMARKS: Readonly<Record<string, Wordmark>> = {\n${rowsOf(tableOf(withCodes))}};\n`,
);
for (const [theme, wordmark] of themes) {
  await write(`${CUSTOMER}wordmarks/${theme}.svg`, wordmarkSvg(wordmark));
}
for (const [theme, drawn] of Object.entries({ ...GROUPS, ...BRANDS })) {
  for (const [end, content] of Object.entries(await iconFiles(drawn))) {
    await write(`${CUSTOMER}public/icons/${theme}${end}`, content);
  }
}
for (const [theme, group] of Object.entries(GROUPS)) {
  await write(`${CUSTOMER}public/icons/${theme}-share.png`, await shareImage(group));
}
