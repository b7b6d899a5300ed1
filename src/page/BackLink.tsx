import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPlainClick } from '../lib/plainClick.ts';
import { Icon } from '../ui/Icon.tsx';

interface BackLinkProps {
  /** Where it leads whoever came from elsewhere, and wherever there are no scripts. */
  href: string;
  className: string;
  children: string;
}

/** Back to where the visitor came from, else to `href`: an ordinary link that knows the history (F056, F081). */
export function BackLink({ href, className, children }: BackLinkProps) {
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    const position = (window.history.state as { idx?: unknown } | null)?.idx;
    if (!isPlainClick(event) || typeof position !== 'number' || position === 0) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <a className={className} href={href} onClick={goBack}>
      <Icon name="chevronLeft" size={16} />
      {children}
    </a>
  );
}
