import { useSyncExternalStore } from 'react';
import { isEmptyField, textValue } from '../../content/fields.ts';
import { Text } from '../../content/Text.tsx';
import type { ComponentProps } from '../../content/views.ts';
import { classes } from '../../lib/classes.ts';
import { usePage } from '../../page/PageContext.tsx';
import { CopyButton } from '../../ui/copy/CopyButton.tsx';
import { IconDrawing } from '../../ui/icon/IconDrawing.tsx';
import { container, section } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import { NETWORKS } from './networks.ts';
import * as styles from './SocialSharing.styles.ts';

/**
 * Renders buttons to share the page (F117): links to four networks, a button that copies the URL, and the device's share sheet.
 */
export function SocialSharing({ fields }: ComponentProps) {
  const translate = useTranslate();
  const { canonical, title } = usePage().head;
  return (
    <div className={classes(container, section)}>
      <div className={styles.row}>
        <p className={styles.title}>
          {isEmptyField(fields.Title) ? translate('shareTitle') : <Text field={fields.Title} />}
        </p>
        <ul className={styles.list} aria-label={textValue(fields.Title) || translate('shareTitle')}>
          {NETWORKS.map(({ name, icon, href }) => (
            <li key={name}>
              <a
                className={styles.shareButton}
                href={href(canonical, title)}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`${translate('shareOn', { network: name })} (${translate('opensInNewTab')})`}
              >
                <IconDrawing icon={icon} size={20} />
              </a>
            </li>
          ))}
          <li>
            <CopyButton
              className={styles.shareButton}
              value={canonical}
              label={translate('copyLink')}
              icon="link"
              size={20}
            />
          </li>
          <li>
            <NativeShare url={canonical} title={title} />
          </li>
        </ul>
      </div>
    </div>
  );
}

const subscribeToNothing = () => () => {};
const canShare = () => typeof navigator.share === 'function';

/** Renders the device's share sheet. Its space is reserved, so that the layout does not shift when it appears. */
function NativeShare({ url, title }: { url: string; title: string }) {
  const translate = useTranslate();
  const available = useSyncExternalStore(subscribeToNothing, canShare, () => false);
  // Closing the share sheet rejects the promise; that is no error.
  const share = () => void navigator.share({ url, title }).catch(() => {});
  return (
    <button
      type="button"
      className={styles.shareButton}
      data-hidden={!available || undefined}
      aria-label={translate('shareNative')}
      onClick={share}
    >
      <IconDrawing icon="share-2" size={20} />
    </button>
  );
}
