import type { ReactNode } from 'react';
import { classes } from '../lib/classes.ts';
import { headings } from './Heading.styles.ts';

export type HeadingLevel = 1 | 2 | 3 | 4;

interface HeadingProps {
  level: HeadingLevel;
  size: keyof typeof headings;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** Renders a heading. `level` is its level in the outline, `size` its style. Renders nothing without text. */
export function Heading({ level, size, className, id, children }: HeadingProps) {
  if (!children) return null;
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={classes(headings[size], className)}>
      {children}
    </Tag>
  );
}
