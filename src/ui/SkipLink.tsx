import { classes } from '../lib/classes.ts';
import { skip } from './SkipLink.styles.ts';

interface SkipLinkProps {
  /** Id of the element that takes the focus. */
  to: string;
  label: string;
  className?: string;
}

/** A link past many controls, seen while it has the focus. It is no step of the history. */
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
