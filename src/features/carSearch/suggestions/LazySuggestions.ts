import { lazyPart } from '../../../content/lazyPart.tsx';

/** Loads in a chunk of its own when a visitor types. */
export const LazySuggestions = lazyPart(async () => (await import('./Suggestions.tsx')).Suggestions);
