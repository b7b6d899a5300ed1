import type { MouseEvent } from 'react';
import { isPlainClick } from '../lib/browser/plainClick.ts';
import { Icon } from '../ui/icon/Icon.tsx';
import { entriesToPreviousPage } from './historyGuard.ts';
import { useNavigate } from './navigate.ts';

interface BackLinkProps {
  /** Target without scripts, and when the previous page is on another site. */
  href: string;
  className: string;
  children: string;
}

/** Renders a link to `href` that goes back in the history when the visitor came from a page of this site (F056, F081). */
export function BackLink({ href, className, children }: BackLinkProps) {
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    const entries = isPlainClick(event) ? entriesToPreviousPage() : null;
    if (entries === null) return;
    event.preventDefault();
    void navigate(-entries);
  };
  return (
    <a className={className} href={href} onClick={goBack}>
      <Icon name="chevronLeft" size={16} />
      <span>{children}</span>
    </a>
  );
}
