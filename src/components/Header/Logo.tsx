import { usePage, useTranslate } from '../../app/PageContext.tsx';
import { imageValue } from '../../content/fields.ts';
import { markedField } from '../../content/marks.ts';
import * as styles from './Logo.styles.ts';

interface LogoProps {
  /** Image fields. */
  dark: unknown;
  light: unknown;
  /** Over a picture both are needed: which one is seen changes with the scroll. */
  over: boolean;
}

/** The way home. A theme or ground chooses which of the two drawings is seen; the other is not fetched. */
export function Logo({ dark, light, over }: LogoProps) {
  const { home, site } = usePage();
  const translate = useTranslate();
  const [onLight, onDark] = [imageValue(dark), imageValue(light)];
  const name = onLight?.alt || onDark?.alt || site.name;
  return (
    <a className={styles.logo} href={home} aria-label={`${name}, ${translate('home')}`}>
      {onLight || onDark ? (
        <>
          <Drawing field={onLight ? dark : light} className={styles.dark} />
          <Drawing field={onDark ? light : dark} className={styles.light} lazy={!over} />
        </>
      ) : (
        <span className={styles.wordmark}>{site.name}</span>
      )}
    </a>
  );
}

function Drawing({ field, className, lazy = false }: { field: unknown; className: string; lazy?: boolean }) {
  const image = imageValue(field);
  const drawing = image && <img className={className} src={image.src} alt="" loading={lazy ? 'lazy' : undefined} />;
  return markedField(field, drawing, 'image', className);
}
