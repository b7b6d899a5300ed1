import { useEffect, useState } from 'react';
import { isEmptyField, textValue } from '../../content/fields.ts';
import { RichText } from '../../content/RichText.tsx';
import { Text } from '../../content/Text.tsx';
import type { Fields } from '../../contracts/content/layout.ts';
import { setRootAttribute } from '../../lib/browser/rootAttribute.ts';
import { classes } from '../../lib/classes.ts';
import { Icon, type IconName } from '../../ui/icon/Icon.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './AlertBar.styles.ts';
import { hasAlert } from './alertFields.ts';
import { hideAlert } from './hideAlert.ts';

interface AlertBarProps {
  fields: Fields;
  /** Identifies the message in the cookie that hides it; without a key it cannot be closed. */
  messageKey: string | undefined;
  onClosed: () => void;
}

const ICONS: Readonly<Record<string, IconName>> = { CampaignAlert: 'campaign', WarningAlert: 'warning' };
/** Returns the entry of a name that editors entered. Inherited properties such as `toString` are no entries. */
const lookUp = <T,>(table: Readonly<Record<string, T>>, field: unknown): T | undefined => {
  const name = textValue(field);
  return Object.hasOwn(table, name) ? table[name] : undefined;
};

/**
 * Renders the site's message above the navigation (F017). Cached pages contain it for everybody: the first-paint script hides
 * it when the cookie has its key.
 */
export function AlertBar({ fields, messageKey, onClosed }: AlertBarProps) {
  const translate = useTranslate();
  const [closedKey, setClosedKey] = useState<string>();
  const { MessageTitle, MessageText } = fields;
  const isVisible = hasAlert(fields) && (messageKey === undefined || closedKey !== messageKey);
  useEffect(() => setRootAttribute('message', isVisible ? (messageKey ?? '') : null), [isVisible, messageKey]);
  if (!isVisible) return null;
  const icon = lookUp(ICONS, fields.MessageIcon);
  return (
    <section
      className={classes(styles.alert, lookUp(styles.backgrounds, fields.MessageType) ?? styles.backgrounds.Neutral)}
      aria-label={translate(textValue(fields.MessageType) === 'Warning' ? 'warningMessage' : 'message')}
      data-alert={messageKey}
    >
      <div className={styles.line}>
        {icon && <Icon name={icon} size={22} className={styles.icon} />}
        <div className={styles.body}>
          {!isEmptyField(MessageTitle) && (
            <p className={styles.title}>
              <Text field={MessageTitle} />
            </p>
          )}
          <RichText field={MessageText} className={styles.text} />
        </div>
        {messageKey !== undefined && (
          <button
            type="button"
            className={styles.close}
            aria-label={translate('closeMessage')}
            onClick={() => {
              hideAlert(messageKey);
              setClosedKey(messageKey);
              onClosed();
            }}
          >
            <Icon name="close" size={18} />
          </button>
        )}
      </div>
    </section>
  );
}
