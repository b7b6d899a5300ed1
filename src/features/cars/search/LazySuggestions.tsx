import { lazyPart } from '../../../content/lazyPart.ts';

/** In a chunk of its own, for those who type. Stands inside `Suspense`. */
export const LazySuggestions = lazyPart(async () => (await import('./Suggestions.tsx')).Suggestions);
