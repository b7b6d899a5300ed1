import { copiedValue } from '../../content/copyableLinks.ts';
import { linkValue } from '../../content/fields.ts';
import { Link } from '../../content/Link.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';

/** A link; a telephone number or an e-mail address can be copied (F024). */
export function ContactLink({ field, className }: { field: unknown; className: string }) {
  const link = linkValue(field);
  const copied = link?.text ? copiedValue(link.href, link.text) : null;
  return (
    <>
      <Link field={field} className={className} />
      {copied && <CopyButton value={copied} />}
    </>
  );
}
