import type { ReactNode } from 'react';
import { linkValue } from './fields.ts';
import { markedField } from './marks.ts';

interface LinkProps {
  field: unknown;
  className?: string | undefined;
  /** In place of the link's own text. */
  children?: ReactNode;
}

/** A link field as an anchor; nothing when it leads nowhere or says nothing. */
export function Link({ field, className, children }: LinkProps) {
  const link = linkValue(field);
  const words = children ?? link?.text;
  const anchor = link && words && (
    <a
      href={link.href}
      className={className}
      title={link.title}
      target={link.target}
      rel={link.target ? 'noopener' : undefined}
    >
      {words}
    </a>
  );
  return markedField(field, anchor || null, 'link');
}
