/**
 * Words that the names of this codebase do not use, because readers would have to decode them. An entry is one or more words of
 * a name, in lower case. `docs/glossary.md` has the product's own terms.
 */
const EVERYWHERE = entriesOf(`
ahead of|answered|answering|asks|at hand|beneath|beside|complaint|complaints|cure|cures|dock|door|filmed|gaze|gives|
guards|holdings|house|houses|hurried|if missing|inbox|is away|leads to|led|led on|look first|nobody|nowhere|pass by|
picked|pictured|pieces|ready markup|refill|remember|remembered|rooms|sink|sought|spell|spelt|stand in|standin|stands|
stays|strange|tells|thing|things|told|turned away|tyre|tyres|underneath|underway|unkept|verdict|whose
`);

/** More of them, outside contracts: the manufacturer of a car is its make; a brand is a host with a theme, and a name of a contract. */
const OUTSIDE_CONTRACTS = entriesOf('brands|list brand');
const CONTRACT_FOLDERS = /^(?:src\/contracts|sandbox|test\/contract)\//;

/** More of them, for the server, its configuration, the commands and the plugins of the build. */
const SERVER = entriesOf(`
asking|drawn|elsewhere|film|films|inside|keeps|room|said|spoken|tell|visited|visits|ways
`);
const SERVER_FOLDERS = /^(?:server|config|bin|build)\//;

/** More of them, for `src`. */
const SRC = entriesOf(`
alone|answered|asked|drawn|elsewhere|fault|faults|house|houses|led|marks|remember|room|rooms|said|spoken|strange|taken|tell|
visited|visits|wanted|ways
`);

function entriesOf(list: string): readonly string[] {
  return list.replaceAll('\n', '').split('|');
}

/** Returns the entries that hold for the names in a file. */
export function dialectOf(file: string): readonly string[] {
  if (CONTRACT_FOLDERS.test(file)) return file.startsWith('src/') ? [...EVERYWHERE, ...SRC] : EVERYWHERE;
  if (SERVER_FOLDERS.test(file)) return [...EVERYWHERE, ...OUTSIDE_CONTRACTS, ...SERVER];
  return [...EVERYWHERE, ...OUTSIDE_CONTRACTS, ...(file.startsWith('src/') ? SRC : [])];
}

/** Names that keep such a word because a contract gives them: the name, and the contract. */
export const ALLOWED_NAMES: Readonly<Record<string, string>> = {
  brands: 'makes of departments and workshops (src/contracts/dealers/dealer.ts, src/contracts/booking/workshops.ts)',
  site_brands: 'makes of a dealer (src/contracts/dealers/dealer.ts)',
  Brands: 'a query of the content platform',
  BrandsHeading: 'a field of the footer',
  ShowBrands: 'a field of the footer',
  tyres: 'an icon of the booking’s offerings (src/contracts/booking/services.ts)',
};
