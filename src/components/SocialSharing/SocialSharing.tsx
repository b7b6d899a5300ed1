import { useSyncExternalStore } from 'react';
import { isEmptyField, textValue } from '../../content/fields.ts';
import { Text } from '../../content/Text.tsx';
import type { ComponentProps } from '../../content/views.ts';
import { classes } from '../../lib/classes.ts';
import { usePage } from '../../page/PageContext.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { IconDrawing } from '../../ui/IconDrawing.tsx';
import { container, inset, section } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import { NETWORKS } from './networks.ts';
import * as styles from './SocialSharing.styles.ts';

/** Ways to share the page (F117): four networks by plain links, its address to copy, and the device's own sheet. */
export function SocialSharing({ fields }: ComponentProps) {
  const translate = useTranslate();
  const { canonical, title } = usePage().head;
  return (
    <div className={classes(container, section)}>
      <div className={classes(styles.row, inset)}>
        <p className={styles.title}>
          {isEmptyField(fields.Title) ? translate('shareTitle') : <Text field={fields.Title} />}
        </p>
        <ul className={styles.list} aria-label={textValue(fields.Title) || translate('shareTitle')}>
          {NETWORKS.map(({ name, icon, href }) => (
            <li key={name}>
              <a
                className={styles.way}
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
            <CopyButton className={styles.way} value={canonical} label={translate('copyLink')} icon="link" size={20} />
          </li>
          <li>
            <NativeShare url={canonical} title={title} />
          </li>
        </ul>
      </div>
    </div>
  );
}

const never = () => () => {};
const canShare = () => typeof navigator.share === 'function';

/** The device's own sheet. It comes last and has its place from the start, so that nothing moves when it appears. */
function NativeShare({ url, title }: { url: string; title: string }) {
  const translate = useTranslate();
  const available = useSyncExternalStore(never, canShare, () => false);
  // A visitor who closes the sheet has changed their mind: nothing failed.
  const share = () => void navigator.share({ url, title }).catch(() => {});
  return (
    <button
      type="button"
      className={styles.way}
      data-hidden={!available || undefined}
      aria-label={translate('shareNative')}
      onClick={share}
    >
      <IconDrawing icon="share-2" size={20} />
    </button>
  );
}
