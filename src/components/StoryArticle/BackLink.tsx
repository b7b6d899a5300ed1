import type { MouseEvent } from 'react';
import { isPlainClick } from '../../lib/plainClick.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import { back } from './StoryArticle.styles.ts';

/** Renders a link back to the previous page of this site with its state; otherwise, and without JavaScript, to the index. */
export function BackLink({ index }: { index: string | null }) {
  const translate = useTranslate();
  if (index === null) return null;
  return (
    <a className={back} href={index} onClick={goBack}>
      <Icon name="arrowLeft" size={18} />
      {translate('storyBack')}
    </a>
  );
}

function goBack(event: MouseEvent): void {
  if (!isPlainClick(event) || !cameFromThisSite()) return;
  event.preventDefault();
  window.history.back();
}

/** Returns whether the previous history entry is a page of this document: the router numbers them from 0. */
function cameFromThisSite(): boolean {
  const { idx } = (window.history.state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' && idx > 0;
}
