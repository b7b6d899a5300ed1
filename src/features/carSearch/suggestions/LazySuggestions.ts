import { latePart } from '../../../content/latePart.tsx';

/** Loads in a chunk of its own when a visitor types. */
export const LazySuggestions = latePart(async () => (await import('./Suggestions.tsx')).Suggestions);
