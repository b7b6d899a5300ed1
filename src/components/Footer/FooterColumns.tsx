import { withCopyButtons } from '../../content/copyableLinks.ts';
import { isEmptyField, itemsValue } from '../../content/fields.ts';
import type { ItemValue } from '../../content/fieldValues.ts';
import { RichText } from '../../content/RichText.tsx';
import { Text } from '../../content/Text.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import { ContactLink } from './ContactLink.tsx';
import * as styles from './Footer.styles.ts';

/** Renders a column of links with its title. */
export function Column({ column: { fields } }: { column: ItemValue }) {
  return (
    <div>
      {!isEmptyField(fields.Title) && (
        <Heading level={2} size="small" className={styles.heading}>
          <Text field={fields.Title} />
        </Heading>
      )}
      {!isEmptyField(fields.Description) && (
        <p className={styles.muted}>
          <Text field={fields.Description} />
        </p>
      )}
      <ul className={styles.list}>
        {itemsValue(fields.ColumnItems).map((item, position) => (
          <li key={item.id || position}>
            <ContactLink field={item.fields.Link} className={styles.link} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Renders a block of information; telephone numbers and e-mail addresses in it have copy buttons (F024). */
export function Info({ info: { fields } }: { info: ItemValue }) {
  const translate = useTranslate();
  const labels = { copyValue: (value: string) => translate('copyValue', { value }), copied: translate('copied') };
  return (
    <div>
      {!isEmptyField(fields.Heading) && (
        <Heading level={2} size="small" className={styles.heading}>
          <Text field={fields.Heading} />
        </Heading>
      )}
      <RichText field={withCopyButtons(fields.Text, labels)} className={styles.info} />
    </div>
  );
}
