import type { ReactNode } from 'react';

/**
 * A word to editors, never to visitors. English, like the editor that stands around the page; `editing.css` makes it look
 * like no part of the site.
 */
export function Note({ children }: { children: ReactNode }) {
  return <div data-editor-note="">{children}</div>;
}
