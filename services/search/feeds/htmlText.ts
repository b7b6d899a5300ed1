import { Parser } from 'htmlparser2';

/** Elements that begin a new line, and those whose content is no text. */
const BLOCKS: ReadonlySet<string> = new Set([
  'br',
  'p',
  'div',
  'li',
  'ul',
  'ol',
  'tr',
  'table',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
]);
/** Their end begins no line. */
const WITHOUT_END: ReadonlySet<string> = new Set(['br', 'hr', 'li']);
const HIDDEN: ReadonlySet<string> = new Set(['script', 'style', 'head', 'title', 'template']);

/** Returns the text of an HTML fragment: without tags, with its characters instead of entities, with a line for each block. */
export function textOfHtml(html: string): string {
  let text = '';
  let hidden = 0;
  const parser = new Parser({
    onopentag: (name) => {
      if (HIDDEN.has(name)) hidden += 1;
      else if (BLOCKS.has(name)) text += name === 'li' ? '\n– ' : '\n';
    },
    ontext: (part) => {
      if (hidden === 0) text += part;
    },
    onclosetag: (name) => {
      if (HIDDEN.has(name)) hidden -= 1;
      else if (BLOCKS.has(name) && !WITHOUT_END.has(name)) text += '\n';
    },
  });
  parser.end(html);
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
