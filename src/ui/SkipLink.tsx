import { classes } from '../lib/classes.ts';
import { skip } from './SkipLink.styles.ts';

interface SkipLinkProps {
  /** Id of the element that takes the focus. */
  to: string;
  label: string;
  className?: string;
}

/** Renders a skip link, visible while it has the focus. It adds no history entry. */
export function SkipLink({ to, label, className }: SkipLinkProps) {
  return (
    <a
      className={classes(skip, className)}
      href={`#${to}`}
      onClick={(event) => {
        const target = document.getElementById(to);
        if (!target) return;
        event.preventDefault();
        target.focus();
      }}
    >
      {label}
    </a>
  );
}
