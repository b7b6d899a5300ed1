import type { ReactNode } from 'react';
import { fieldWithChrome } from './editingChrome.ts';
import { linkValue } from './fields.ts';

interface LinkProps {
  field: unknown;
  className?: string | undefined;
  /** In place of the link's own text. */
  children?: ReactNode;
}

/** A link field as an anchor; nothing when it leads nowhere or says nothing. */
export function Link({ field, className, children }: LinkProps) {
  const link = linkValue(field);
  const content = children ?? link?.text;
  const anchor = link && content && (
    <a
      href={link.href}
      className={className}
      title={link.title}
      target={link.target}
      rel={link.target ? 'noopener' : undefined}
    >
      {content}
    </a>
  );
  return fieldWithChrome(field, anchor || null, 'link');
}
