import { createElement } from 'react';
import { contents } from '../delivery/hydration/StaticSection.styles.ts';
import { JsonScript } from '../delivery/JsonScript.tsx';
import { PAGE_DATA_ID } from '../delivery/pageData/pageDataId.ts';
import type { Elements } from '../lib/browser/elements.ts';
import { classes } from '../lib/classes.ts';
import { usePage } from '../page/PageContext.tsx';
import { brandThemes, cardStyles, pageHeroStyles, themes } from '../theme/themes.styles.ts';

/** Attributes of `<html>`. */
export type RootAttributes = Readonly<Record<`data-${string}`, string>>;

/** What only the server renders. */
export interface DocumentAssets {
  root: RootAttributes;
  /** The element `<head>`. */
  head: Elements;
  /** The page's data for hydration, as JSON that is safe inside a script element. */
  pageData: string;
  /** Elements at the end of `<body>` by which the page gets its scripts. */
  scripts: Elements;
}

/**
 * Renders the document from `<html>` down. `assets` are null in the browser. Of the children of `<body>` the browser hydrates one, whose
 * name nothing else has: React then ignores all other elements that extensions and tag managers have put there.
 */
export function Document({ assets, children }: { assets: DocumentAssets | null; children: Elements }) {
  const { theme, brandTheme, language } = usePage();
  return (
    <html
      lang={language.locale}
      className={classes(themes[theme], brandTheme && brandThemes[brandTheme])}
      data-theme={brandTheme ?? theme}
      data-cards={cardStyles[brandTheme ?? theme]}
      data-page-hero={pageHeroStyles[brandTheme ?? theme]}
      {...assets?.root}
      // The server and the inline script add attributes before hydration.
      suppressHydrationWarning
    >
      {assets?.head}
      <body>
        {createElement('page-content', { class: contents }, children)}
        {assets && <JsonScript id={PAGE_DATA_ID} type="application/json" json={assets.pageData} />}
        {assets?.scripts}
      </body>
    </html>
  );
}
