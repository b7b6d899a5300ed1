/** Changes of the HTML of real pages that breach the law: a text or a node is removed, moved out of sight or replaced. */

export interface Breach {
  readonly rule: string;
  readonly site: string;
  readonly page: string;
  /** What is done to the page. */
  readonly what: string;
  readonly change: (html: string) => string;
}

/** Returns a breach. */
export const breach = (rule: string, site: string, page: string, what: string, change: Breach['change']): Breach => ({
  rule,
  site,
  page,
  what,
  change,
});

/** Removes the first match of an expression. @throws Error without one: the page has changed, and the breach would be none */
export const without =
  (expression: RegExp, replacement = '') =>
  (html: string): string => {
    // Scripts hold the same texts for the browser.
    const body = html.indexOf('<body');
    const changed = html.slice(body).replace(expression, replacement);
    if (changed === html.slice(body)) throw new Error(`The page has nothing like ${expression}`);
    return html.slice(0, body) + changed;
  };

/** Removes every match. */
export const all = (expression: RegExp, replacement = '') =>
  without(new RegExp(expression, `${expression.flags.replace('g', '')}g`), replacement);

/** Removes the first match after the last `<footer`. */
export const fromFooter = (expression: RegExp) => (html: string) => {
  const at = html.lastIndexOf('<footer');
  const changed = html.slice(at).replace(new RegExp(expression, `${expression.flags.replace('g', '')}g`), '');
  if (changed === html.slice(at)) throw new Error(`The footer has nothing like ${expression}`);
  return html.slice(0, at) + changed;
};

/** Removes every match within forms that are posted. */
export const inForms = (expression: RegExp) => (html: string) => {
  const changed = html.replace(/<form[^>]*method="post"[\s\S]*?<\/form>/g, (form) =>
    form.replace(new RegExp(expression, 'g'), ''),
  );
  if (changed === html) throw new Error(`No form has anything like ${expression}`);
  return changed;
};

/** Inserts markup at the beginning of the main part. */
export const inserted = (markup: string) => without(/(<main[^>]*>)/, `$1${markup}`);
