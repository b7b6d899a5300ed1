/**
 * Words that the names of this codebase do not use, because readers would have to decode them. An entry is one or more words of
 * a name, in lower case. `docs/glossary.md` has the product's own terms.
 */
export const DIALECT: readonly string[] = `
ahead of|at hand|complaints|cure|cures|gaze|guards|holdings|if missing|inbox|look first|nowhere|ready markup|refill|sink|spell|
spelt|stands in|standin|turned away|underneath
`
  .replaceAll('\n', '')
  .split('|');

/** Names that keep such a word because a contract gives them: the name, and the contract. */
export const ALLOWED_NAMES: Readonly<Record<string, string>> = {};
