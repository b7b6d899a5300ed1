/**
 * Words that the names of this codebase do not use, because readers would have to decode them. An entry is one or more words of
 * a name, in lower case. `docs/glossary.md` has the product's own terms.
 */
const EVERYWHERE = entriesOf(`
ahead of|asks|at hand|complaint|complaints|cure|cures|door|gaze|guards|holdings|hurried|if missing|inbox|is away|leads to|
led on|look first|nobody|nowhere|pass by|pieces|ready markup|refill|sink|spell|spelt|stand in|standin|stands|thing|things|
turned away|underneath|underway|unkept|verdict|whose
`);

/** More of them, for the server, its configuration, the commands and the plugins of the build. */
const SERVER = entriesOf(`
answered|asking|beneath|dock|drawn|elsewhere|film|films|house|houses|inside|keeps|led|picked|remember|remembered|room|rooms|
said|sought|spoken|strange|tell|told|visited|visits|ways
`);
const SERVER_FOLDERS = /^(?:server|config|bin|build)\//;

function entriesOf(list: string): readonly string[] {
  return list.replaceAll('\n', '').split('|');
}

/** Returns the entries that hold for the names in a file. */
export function dialectOf(file: string): readonly string[] {
  return SERVER_FOLDERS.test(file) ? [...EVERYWHERE, ...SERVER] : EVERYWHERE;
}

/** Names that keep such a word because a contract gives them: the name, and the contract. */
export const ALLOWED_NAMES: Readonly<Record<string, string>> = {};
