import type { ReactNode } from 'react';
import type { ComponentRendering } from '../../contracts/content/layout.ts';
import { trustedHtml } from '../../lib/browser/trustedHtml.ts';
import { contents } from './StaticSection.styles.ts';
import { fillStaticSection } from './staticSections.ts';

/** React does not compare it with the markup that it hydrates. */
const SERVER_MARKUP = { __html: trustedHtml('') };

/**
 * Renders a section that the browser never hydrates. On the server and after a client navigation it has its view as content. On
 * the page of the loaded document the browser keeps the server's markup as it is.
 */
export function StaticSection({ rendering, children }: { rendering: ComponentRendering; children: ReactNode }) {
  const attributes = { className: contents, 'data-static': rendering.uid };
  if (!rendering.staticMarkup) {
    return (
      <div key="view" {...attributes}>
        {children}
      </div>
    );
  }
  return (
    <div
      key="markup"
      {...attributes}
      ref={attach}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's markup stays
      dangerouslySetInnerHTML={SERVER_MARKUP}
    />
  );
}

const attach = (element: HTMLElement | null) => {
  if (element) fillStaticSection(element);
};
