import { createContext } from 'react';

/**
 * Whether a component may load its first image with high priority: false in components after the one with the page's first
 * image. A page has at most one such image.
 */
export const FirstImageContext = createContext(true);
