import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { ConfigData } from 'html-validate';
import { importShared } from './shared.ts';

/** Documents by name. */
type Documents = ReadonlyMap<string, string>;

/** Messages of vnu that are advice and that this project does not follow. */
const ADVICE = [
  // React closes void elements this way.
  /^Trailing slash on void elements/,
  // A block is a section whether or not its editor has given it a heading. Without a heading screen readers ignore it.
  /^Section lacks heading/,
  // vnu guesses the language: the seller's own text about a car is in the language of its market.
  /^This document appears to be written in/,
];

/** The checker runs for seconds: without the optimizing compiler and parallel collectors it takes less than half of the processor time. */
const JAVA_FLAGS = ['-Xss4m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** Runs the Nu Html Checker once over all documents and returns its findings, `name: message (extract)`. */
export async function vnuFindings(documents: Documents): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'vnu-'));
  try {
    const names = [...documents.keys()];
    const files = await Promise.all(
      names.map(async (name, index) => {
        const file = join(folder, `${index}.html`);
        await writeFile(file, documents.get(name) ?? '');
        return file;
      }),
    );
    const jar = String(createRequire(import.meta.url)('vnu-jar'));
    const args = [...JAVA_FLAGS, '-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', ...files];
    const java = spawn(process.env.JAVA_PATH ?? 'java', args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const { messages } = JSON.parse(await text(java.stdout)) as { messages: VnuMessage[] };
    return messages
      .filter(({ message }) => !ADVICE.some((advice) => advice.test(message)))
      .map(({ url, message, extract }) => `${names[indexOf(url)]}: ${message} (${extract ?? ''})`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface VnuMessage {
  url: string;
  message: string;
  extract?: string;
}

/** Maps `file:/…/17.html` to document 17. */
const indexOf = (url: string): number => Number(/(\d+)\.html$/.exec(url)?.[1]);

/**
 * Rules of html-validate that differ from its recommended set, each with the reason. Syntax that React decides on and
 * that means the same to a parser is left out.
 */
const RULES: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    // Syntax that React decides on. It means the same to every parser.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    // React's own ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Values of one filter are checkboxes with the same name.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit'] }],
    // Ratios, focus points and numbers of columns are data. They reach the style sheet as inline custom properties.
    'no-inline-style': 'off',
    // The style sheet keeps telephone numbers in one line.
    'tel-non-breaking': 'off',
    // A comparison names up to four cars. Search engines cut titles that are too long for them.
    'long-title': 'off',
  },
};

/** Returns the findings of html-validate in the documents, `name: rule: message (selector)`. */
export async function htmlValidateFindings(documents: Documents): Promise<string[]> {
  const { HtmlValidate, StaticConfigLoader } = await importShared<typeof import('html-validate')>('html-validate');
  const checker = new HtmlValidate(new StaticConfigLoader(RULES));
  const findings: string[] = [];
  for (const [name, html] of documents) {
    const { results } = await checker.validateString(html, name);
    for (const { messages } of results)
      for (const { ruleId, message, selector } of messages)
        findings.push(`${name}: ${ruleId}: ${message} (${selector})`);
  }
  return findings;
}
