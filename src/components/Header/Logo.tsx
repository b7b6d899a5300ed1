import { usePage, useTranslate } from '../../app/PageContext.tsx';
import type { ImageValue } from '../../content/fields.ts';
import * as styles from './Logo.styles.ts';

interface LogoProps {
  dark: ImageValue | null;
  light: ImageValue | null;
  /** Over a picture both are needed: which one is seen changes with the scroll. */
  over: boolean;
}

/** The way home. A theme or ground chooses which of the two drawings is seen; the other is not fetched. */
export function Logo({ dark, light, over }: LogoProps) {
  const { home, site } = usePage();
  const translate = useTranslate();
  const name = dark?.alt || light?.alt || site.name;
  return (
    <a className={styles.logo} href={home} aria-label={`${name}, ${translate('home')}`}>
      {dark || light ? (
        <>
          <Drawing image={dark ?? light} className={styles.dark} />
          <Drawing image={light ?? dark} className={styles.light} lazy={!over} />
        </>
      ) : (
        <span className={styles.wordmark}>{site.name}</span>
      )}
    </a>
  );
}

function Drawing({ image, className, lazy = false }: { image: ImageValue | null; className: string; lazy?: boolean }) {
  return image && <img className={className} src={image.src} alt="" loading={lazy ? 'lazy' : undefined} />;
}
