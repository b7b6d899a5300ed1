import { latePart } from '../../../content/latePart.tsx';

/** In a chunk of its own, for those who type. */
export const LateSuggestions = latePart(async () => (await import('./Suggestions.tsx')).Suggestions);
