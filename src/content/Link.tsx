import type { ReactNode } from 'react';
import { fieldWithChrome } from './EditingChromeContext.ts';
import { linkValue } from './fields.ts';

interface LinkProps {
  field: unknown;
  className?: string | undefined;
  /** Replaces the link's own text. */
  children?: ReactNode;
}

/** Renders a link field. Renders nothing without a URL or without text. */
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
