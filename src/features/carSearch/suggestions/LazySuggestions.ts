import { clientOnlyPart } from '../../../delivery/lazyParts.tsx';

/** Loads in a chunk of its own when a visitor types. */
export const LazySuggestions = clientOnlyPart(async () => (await import('./Suggestions.tsx')).Suggestions);
