import { isEmptyField, textValue } from '../../content/fields.ts';
import { Link } from '../../content/Link.tsx';
import { Text } from '../../content/Text.tsx';
import type { ComponentProps } from '../../content/views.ts';
import { classes } from '../../lib/classes.ts';
import { bandClass } from '../../ui/bandClass.ts';
import { buttons } from '../../ui/button.styles.ts';
import { Heading } from '../../ui/Heading.tsx';
import { NamedIcon } from '../../ui/icon/NamedIcon.tsx';
import { iconOf } from '../../ui/icon/namedIcons.ts';
import { container } from '../../ui/layout.styles.ts';
import * as styles from './BannerStrip.styles.ts';

/** Renders a strip across the page: a current message and a link. Renders nothing without text. */
export function BannerStrip({ fields, params }: ComponentProps) {
  if (isEmptyField(fields.Title) && isEmptyField(fields.Text)) return null;
  const icon = iconOf(textValue(fields.Icon));
  return (
    <section className={bandClass(params.BackgroundColor) ?? styles.lined}>
      <div className={classes(container, styles.container)}>
        <div className={styles.row} data-icon={icon !== null || undefined}>
          {icon && <NamedIcon name={icon} size={28} className={styles.icon} />}
          <div className={styles.body}>
            {!isEmptyField(fields.Title) && (
              <Heading level={2} size="card">
                <Text field={fields.Title} />
              </Heading>
            )}
            {!isEmptyField(fields.Text) && (
              <p className={styles.text}>
                <Text field={fields.Text} />
              </p>
            )}
          </div>
          <Link field={fields.Link} className={classes(buttons.secondary, styles.link)} />
        </div>
      </div>
    </section>
  );
}
