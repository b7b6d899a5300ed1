import { createContext } from 'react';

/**
 * Whether a component may load its first picture ahead of all others: false in components behind the one that has the page's
 * first picture. A page has one such picture at most.
 */
export const FirstImageContext = createContext(true);
