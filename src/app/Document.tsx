import type { PageData } from '../contracts/page.ts';
import type { PageAssets } from '../contracts/render.ts';
import { classes } from '../lib/classes.ts';
import type { Elements } from '../lib/elements.ts';
import { JsonScript, safeJson } from '../page/JsonScript.tsx';
import { usePage } from '../page/PageContext.tsx';
import { brandThemes, themes } from '../theme/themes.styles.ts';

export const PAGE_DATA_ID = 'page-data';

/** Attributes of `<html>`. */
export type RootAttributes = Readonly<Record<`data-${string}`, string>>;

export interface DocumentAssets extends PageAssets {
  root: RootAttributes;
  /** Source of the inline script. */
  firstPaint: string;
  /** The page's data for hydration, as JSON that is safe inside a script element. */
  pageData: string;
}

/** Renders the document from `<html>` down. `assets` are null in the browser, which has loaded them already. */
export function Document({ assets, children }: { assets: DocumentAssets | null; children: Elements }) {
  const page = usePage();
  const { theme, brandTheme, language } = page;
  return (
    <html
      lang={language.locale}
      className={classes(themes[theme], brandTheme && brandThemes[brandTheme])}
      data-theme={brandTheme ?? theme}
      {...assets?.root}
      // The server and the inline script add attributes before hydration.
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script
          nonce={assets?.nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
          dangerouslySetInnerHTML={{ __html: assets?.firstPaint ?? '' }}
        />
        <Assets assets={assets} />
        <Head page={page} />
      </head>
      <body>
        {children}
        <JsonScript id={PAGE_DATA_ID} type="application/json" json={assets?.pageData ?? null} />
      </body>
    </html>
  );
}

function Assets({ assets }: { assets: PageAssets | null }) {
  const { styles } = usePage();
  return (
    <>
      {assets?.fonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />
      ))}
      {styles.map((href) => (
        <link key={href} rel="stylesheet" precedence="default" href={href} />
      ))}
      {assets?.modules.map((href) => (
        // The page is visible without scripts, so its visible resources load first.
        <link key={href} rel="modulepreload" fetchPriority="low" href={href} nonce={assets.nonce} />
      ))}
    </>
  );
}

/** Renders title, metadata and links of the page (F008). */
function Head({ page: { head } }: { page: PageData }) {
  return (
    <>
      <title>{head.title}</title>
      {head.description && <meta name="description" content={head.description} />}
      {head.noindex && <meta name="robots" content="noindex" />}
      {head.openGraph.map(({ property, content }) => (
        // Twitter cards use `name`, Open Graph uses `property`.
        <meta
          key={`${property} ${content}`}
          {...(property.startsWith('twitter:') ? { name: property } : { property })}
          content={content}
        />
      ))}
      <link rel="canonical" href={head.canonical} />
      {head.alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      {head.feed && <link rel="alternate" type="application/rss+xml" title={head.feed.title} href={head.feed.href} />}
      <link rel="icon" href={head.icon} />
      {head.jsonLd.map((data, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
        <JsonScript key={position} type="application/ld+json" json={safeJson(data)} />
      ))}
    </>
  );
}
