import { useMemo } from 'react';
import { classes } from '../lib/classes.ts';
import { trustedHtml } from '../lib/trustedHtml.ts';
import { fieldWithChrome } from './editingChrome.ts';
import { textValue } from './fields.ts';
import { prose } from './RichText.styles.ts';

/**
 * A rich text field, the only place where content becomes markup: the server has sanitised every field of the layout
 * when it was loaded. Links and media in it are resolved. Nothing when empty.
 */
export function RichText({ field, className }: { field: unknown; className?: string | undefined }) {
  const html = textValue(field);
  const markup = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  const content = html && !isHollow(html) && (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server when the layout was loaded
    <div className={classes(prose, className)} dangerouslySetInnerHTML={markup} />
  );
  return fieldWithChrome(field, content || null, 'markup');
}

/** `<p>&nbsp;</p>` and its like, which editors leave behind. */
function isHollow(html: string): boolean {
  if (/<(?:img|video|iframe|hr|table|svg)\b/i.test(html)) return false;
  return html.replace(/<[^>]*>|&nbsp;|\s/g, '') === '';
}
