import type { MouseEvent } from 'react';
import { isPlainClick } from '../../lib/plainClick.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import { back } from './StoryArticle.styles.ts';

/** Back to where the visitor came from on this site, place and choice kept; else, and without scripts, to the index. */
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
  if (!isPlainClick(event) || !cameFromHere()) return;
  event.preventDefault();
  window.history.back();
}

/** The router numbers the pages that a visitor has seen in this document; the first was come to from elsewhere. */
function cameFromHere(): boolean {
  const { idx } = (window.history.state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' && idx > 0;
}
