/**
 * How much a word of a search text weighs by where a record has it; the list states it to visitors (directive 2005/29/EC, article 7(4a)). The search
 * engine of `services/search` calculates with these, and other engines must do the same (docs/upstreams.md).
 */
export const RELEVANCE_WEIGHTS = { title: 8, facts: 4, details: 1 } as const;
