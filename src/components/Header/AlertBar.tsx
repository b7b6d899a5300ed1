import { useState } from 'react';
import { checkboxValue, isEmptyField, textValue } from '../../content/fields.ts';
import { RichText } from '../../content/RichText.tsx';
import { Text } from '../../content/Text.tsx';
import type { Fields } from '../../contracts/layout.ts';
import { classes } from '../../lib/classes.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './AlertBar.styles.ts';
import { hideAlert } from './hideAlert.ts';

interface AlertBarProps {
  fields: Fields;
  /** Names the message in the cookie that hides it; without one it cannot be closed. */
  messageKey: string | undefined;
  onClosed: () => void;
}

const ICONS: Readonly<Record<string, IconName>> = { CampaignAlert: 'campaign', WarningAlert: 'warning' };
/** By a name that editors wrote: it may be one that every object has. */
const named = <T,>(table: Readonly<Record<string, T>>, field: unknown): T | undefined => {
  const name = textValue(field);
  return Object.hasOwn(table, name) ? table[name] : undefined;
};

/**
 * The site's message above the navigation (F017). A visitor who has closed it does not see it on a cached page either: the
 * script of the first paint hides what carries the key of the cookie.
 */
export function AlertBar({ fields, messageKey, onClosed }: AlertBarProps) {
  const translate = useTranslate();
  const [closed, setClosed] = useState<string>();
  const { MessageTitle, MessageText } = fields;
  if (!checkboxValue(fields.HasMessage) || (isEmptyField(MessageTitle) && isEmptyField(MessageText))) return null;
  if (messageKey !== undefined && closed === messageKey) return null;
  const icon = named(ICONS, fields.MessageIcon);
  return (
    <section
      className={classes(styles.alert, named(styles.grounds, fields.MessageType) ?? styles.grounds.Neutral)}
      aria-label={translate(textValue(fields.MessageType) === 'Warning' ? 'warningMessage' : 'message')}
      data-alert={messageKey}
    >
      <div className={styles.line}>
        {icon && <Icon name={icon} size={22} className={styles.icon} />}
        <div className={styles.words}>
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
              setClosed(messageKey);
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
