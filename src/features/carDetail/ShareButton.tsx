import { useSyncExternalStore } from 'react';
import { classes } from '../../lib/classes.ts';
import { usePage } from '../../page/PageContext.tsx';
import { copies } from '../../ui/copy/CopyButton.styles.ts';
import { IconDrawing } from '../../ui/icon/IconDrawing.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import { button } from '../saved/SaveButton.styles.ts';

/** Renders a button that opens the device's share dialog. Without one it copies the page's URL and confirms that (F117). */
export function ShareButton() {
  const translate = useTranslate();
  const { canonical, title } = usePage().head;
  const hasShareDialog = useSyncExternalStore(neverChanges, canShare, onServer);
  // Closing the dialog rejects the promise; that is no error.
  const share = () => void navigator.share({ url: canonical, title }).catch(() => {});
  return (
    <button
      type="button"
      className={classes(copies, button)}
      data-copy={hasShareDialog ? undefined : canonical}
      data-copied={translate('copied')}
      onClick={hasShareDialog ? share : undefined}
    >
      <IconDrawing icon="share-2" size={18} />
      <span>{translate('shareTitle')}</span>
    </button>
  );
}

const neverChanges = () => () => {};
const canShare = () => typeof navigator.share === 'function';
const onServer = () => false;
