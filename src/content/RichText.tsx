import { useMemo } from 'react';
import { trustedHtml } from '../lib/browser/trustedHtml.ts';
import { classes } from '../lib/classes.ts';
import { fieldWithChrome } from './EditingChromeContext.ts';
import { textValue } from './fields.ts';
import { prose } from './RichText.styles.ts';

/**
 * Renders a rich text field. This is the only place where content becomes markup: the server sanitises every field when it
 * loads the layout. Links and media URLs in it are resolved. Renders nothing when empty.
 */
export function RichText({ field, className }: { field: unknown; className?: string | undefined }) {
  const html = textValue(field);
  const markup = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  const content = html && !isBlankMarkup(html) && (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server when the layout was loaded
    <div className={classes(prose, className)} dangerouslySetInnerHTML={markup} />
  );
  return fieldWithChrome(field, content || null, 'markup');
}

/** Returns whether markup has neither text nor media, such as `<p>&nbsp;</p>`. */
function isBlankMarkup(html: string): boolean {
  if (/<(?:img|video|iframe|hr|table|svg)\b/i.test(html)) return false;
  return html.replace(/<[^>]*>|&nbsp;|\s/g, '') === '';
}
