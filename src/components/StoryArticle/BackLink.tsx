import type { MouseEvent } from 'react';
import { isPlainClick } from '../../lib/browser/plainClick.ts';
import { entriesToPreviousPage } from '../../page/historyGuard.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import { back } from './StoryArticle.styles.ts';

/** Renders a link back to the previous page of this site with its state; otherwise, and without JavaScript, to the index. */
export function BackLink({ index }: { index: string | null }) {
  const translate = useTranslate();
  if (index === null) return null;
  return (
    <a className={back} href={index} onClick={goBack}>
      <Icon name="arrowLeft" size={18} />
      <span>{translate('storyBack')}</span>
    </a>
  );
}

function goBack(event: MouseEvent): void {
  const entries = isPlainClick(event) ? entriesToPreviousPage() : null;
  if (entries === null) return;
  event.preventDefault();
  window.history.go(-entries);
}
