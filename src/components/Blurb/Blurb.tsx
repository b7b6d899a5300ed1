import { imageValue, isEmptyField } from '../../content/fields.ts';
import { Image } from '../../content/Image.tsx';
import { Link } from '../../content/Link.tsx';
import { RichText } from '../../content/RichText.tsx';
import { Text } from '../../content/Text.tsx';
import type { ComponentProps } from '../../content/views.ts';
import { classes } from '../../lib/classes.ts';
import { buttons } from '../../ui/button.styles.ts';
import { Heading } from '../../ui/Heading.tsx';
import { bandSection, bands, container, section } from '../../ui/layout.styles.ts';
import * as styles from './Blurb.styles.ts';

const BANDS: Readonly<Record<string, string>> = { '2': bands.tint, '3': bands.contrast };

/** Picture and words side by side (F012): reversed, in halves, on one of three grounds. Nothing without either. */
export function Blurb({ fields, params }: ComponentProps) {
  const hasImage = imageValue(fields.Image) !== null;
  if (!hasImage && isEmptyField(fields.Title) && isEmptyField(fields.Text)) return null;
  const band = BANDS[params.BackgroundColor ?? ''];
  const half = params.FiftyFifty === '1';
  return (
    <section className={band ? classes(band, bandSection) : section}>
      <div
        className={classes(container, styles.sides)}
        data-reverse={params.Reverse === '1' || undefined}
        data-half={half || undefined}
        data-alone={!hasImage || undefined}
      >
        <Image
          field={fields.Image}
          className={styles.image}
          sizes={half ? '(min-width: 64rem) 40rem, calc(100vw - 3rem)' : '(min-width: 64rem) 48rem, calc(100vw - 3rem)'}
        />
        <div className={styles.words}>
          {!isEmptyField(fields.Title) && (
            <Heading level={2} size="section">
              <Text field={fields.Title} />
            </Heading>
          )}
          <RichText field={fields.Text} className={styles.text} />
          <Link field={fields.Link} className={classes(buttons.secondary, styles.way)} />
        </div>
      </div>
    </section>
  );
}
