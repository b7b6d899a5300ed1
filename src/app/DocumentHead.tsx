import type { PageData } from '../contracts/page/page.ts';
import type { PageAssets } from '../contracts/page/render.ts';
import { JsonScript, safeJson } from '../delivery/JsonScript.tsx';
import { usePage } from '../page/PageContext.tsx';

interface DocumentHeadProps {
  assets: PageAssets;
  /** Source of the inline script. */
  firstPaint: string;
}

/**
 * Renders the head of the document. Only the server does: what extensions and tag managers put into it must not be compared with
 * anything. A client navigation replaces what belongs to the page (`src/app/navigation/pageHead.ts`).
 */
export function DocumentHead({ assets, firstPaint }: DocumentHeadProps) {
  const page = usePage();
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
      {/* Before the style sheets, which would keep the parser waiting at a script after them. They have no `precedence`, so that React
          does not move them. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
      <script nonce={assets.nonce} dangerouslySetInnerHTML={{ __html: firstPaint }} />
      <Assets assets={assets} styles={page.styles} />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <Head page={page} />
    </head>
  );
}

function Assets({ assets, styles }: { assets: PageAssets; styles: PageData['styles'] }) {
  return (
    <>
      {assets.fonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />
      ))}
      {styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {assets.modules.map((href) => (
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
