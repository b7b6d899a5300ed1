import { fieldWithChrome } from '../../content/editingChrome.ts';
import { imageValue } from '../../content/fields.ts';
import { classes } from '../../lib/classes.ts';
import { usePage } from '../../page/PageContext.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './Logo.styles.ts';

interface LogoProps {
  /** Image fields. */
  dark: unknown;
  light: unknown;
  /** Over a picture both are needed: which one is seen changes with the scroll. */
  over: boolean;
}

/** The way home; on a brand host the site's mark beside the name of the make. A theme or ground chooses which of the two drawings is seen; the other is not fetched. */
export function Logo({ dark, light, over }: LogoProps) {
  const { home, site, brand } = usePage();
  const translate = useTranslate();
  const [onLight, onDark] = [imageValue(dark), imageValue(light)];
  const own = onLight?.alt || onDark?.alt || site.name;
  const name = brand ? `${own} ${brand.make}` : own;
  return (
    <a
      className={classes(styles.logo, brand && styles.lockup)}
      href={home}
      aria-label={`${name}, ${translate('home')}`}
    >
      {onLight || onDark ? (
        <>
          <Drawing field={onLight ? dark : light} className={styles.dark} />
          <Drawing field={onDark ? light : dark} className={styles.light} lazy={!over} />
        </>
      ) : (
        <span className={styles.wordmark}>{site.name}</span>
      )}
      {brand && <span className={styles.make}>{brand.make}</span>}
    </a>
  );
}

function Drawing({ field, className, lazy = false }: { field: unknown; className: string; lazy?: boolean }) {
  const image = imageValue(field);
  const drawing = image && <img className={className} src={image.src} alt="" loading={lazy ? 'lazy' : undefined} />;
  return fieldWithChrome(field, drawing, 'image', className);
}
