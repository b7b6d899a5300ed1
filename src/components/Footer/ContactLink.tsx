import { copiedValue } from '../../content/copyableLinks.ts';
import { linkValue } from '../../content/fields.ts';
import { Link } from '../../content/Link.tsx';
import { CopyButton } from '../../ui/copy/CopyButton.tsx';

/** Renders a link; telephone numbers and e-mail addresses have a copy button (F024). */
export function ContactLink({ field, className }: { field: unknown; className: string }) {
  const link = linkValue(field);
  const copyText = link?.text ? copiedValue(link.href, link.text) : null;
  return (
    <>
      <Link field={field} className={className} />
      {copyText && <CopyButton value={copyText} />}
    </>
  );
}
