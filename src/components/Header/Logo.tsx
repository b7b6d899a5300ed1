import { fieldWithChrome } from '../../content/EditingChromeContext.ts';
import { imageValue } from '../../content/fields.ts';
import { classes } from '../../lib/classes.ts';
import { usePage } from '../../page/PageContext.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './Logo.styles.ts';

interface LogoProps {
  /** Image fields. */
  dark: unknown;
  light: unknown;
  /** Over a hero both logos are needed, because scrolling switches between them. */
  isOverHero: boolean;
}

/**
 * Renders the link to the home page; on a brand host with the name of the make. The theme shows one of the two logos; the other
 * is not fetched.
 */
export function Logo({ dark, light, isOverHero }: LogoProps) {
  const { home, site, brand } = usePage();
  const translate = useTranslate();
  const [onLight, onDark] = [imageValue(dark), imageValue(light)];
  const siteName = onLight?.alt || onDark?.alt || site.name;
  const name = brand ? `${siteName} ${brand.make}` : siteName;
  return (
    <a
      className={classes(styles.logo, brand && styles.lockup)}
      href={home}
      aria-label={`${name}, ${translate('home')}`}
    >
      {onLight || onDark ? (
        <>
          <LogoImage field={onLight ? dark : light} className={styles.dark} />
          <LogoImage field={onDark ? light : dark} className={styles.light} lazy={!isOverHero} />
        </>
      ) : (
        <span className={styles.wordmark}>{site.name}</span>
      )}
      {brand && <span className={styles.make}>{brand.make}</span>}
    </a>
  );
}

function LogoImage({ field, className, lazy = false }: { field: unknown; className: string; lazy?: boolean }) {
  const image = imageValue(field);
  const logo = image && (
    // With a higher priority React would preload it before the page's first image.
    <img className={className} src={image.src} alt="" loading={lazy ? 'lazy' : undefined} fetchPriority="low" />
  );
  return fieldWithChrome(field, logo, 'image', className);
}
