import type { ReactNode } from 'react';

/**
 * Renders a note for editors, never for visitors. The text is English, like the platform's editor. `editing.css` sets it apart
 * from the site's design.
 */
export function Note({ children }: { children: ReactNode }) {
  return <div data-editor-note="">{children}</div>;
}
