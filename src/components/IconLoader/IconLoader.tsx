import { isEmptyField, textValue } from '../../content/fields.ts';
import { Text } from '../../content/Text.tsx';
import type { ComponentProps } from '../../content/views.ts';
import { classes } from '../../lib/classes.ts';
import { NamedIcon } from '../../ui/icon/NamedIcon.tsx';
import { iconOf } from '../../ui/icon/namedIcons.ts';
import { container } from '../../ui/layout.styles.ts';
import * as styles from './IconLoader.styles.ts';

/** Pixels by the parameter `Size`. */
const SIZES: Readonly<Record<string, number>> = { Small: 24, Medium: 40, Large: 64 };
const MEDIUM = 40;

/** Renders an icon by its name, with text (F117). For an unknown name only the text is shown. */
export function IconLoader({ fields, params }: ComponentProps) {
  const name = textValue(fields.Icon);
  if (!iconOf(name) && isEmptyField(fields.Text)) return null;
  const size = SIZES[params.Size ?? ''] ?? MEDIUM;
  return (
    <div className={classes(container, styles.frame)}>
      <p className={styles.row} data-large={size === SIZES.Large || undefined}>
        <NamedIcon name={name} size={size} className={styles.icon} />
        <span>
          <Text field={fields.Text} />
        </span>
      </p>
    </div>
  );
}
