import { Fragment, type ReactNode } from 'react';
import { fieldWithChrome } from './EditingChromeContext.ts';
import { textValue } from './fields.ts';

/** Renders a text field with its line breaks. Renders nothing when empty. */
export function Text({ field }: { field: unknown }) {
  return fieldWithChrome(field, withBreaks(textValue(field)), 'text');
}

function withBreaks(text: string): ReactNode {
  if (!text.includes('\n')) return text || null;
  return text.split(/\r?\n/).map((line, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
    <Fragment key={position}>
      {position > 0 && <br />}
      <span>{line}</span>
    </Fragment>
  ));
}
