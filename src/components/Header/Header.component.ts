import type { Component } from '../../content/views.ts';
import { Header } from './Header.tsx';

export const component: Component<'Header'> = {
  hydration: 'load',
  // Every page has it, so it loads with the entry.
  load: async () => ({ Header }),
};
