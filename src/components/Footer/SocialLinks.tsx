import { fieldWithChrome } from '../../content/EditingChromeContext.ts';
import { linkValue } from '../../content/fields.ts';
import type { ItemValue } from '../../content/fieldValues.ts';
import { IconDrawing } from '../../ui/icon/IconDrawing.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import type { FooterData } from './Footer.data.ts';
import { social, socialLink } from './Footer.styles.ts';

interface SocialLinksProps extends Pick<FooterData, 'icons'> {
  items: readonly ItemValue[];
}

/** Renders links to social networks with their icons; a network without an icon shows its name (S1 §8). */
export function SocialLinks({ items, icons }: SocialLinksProps) {
  const translate = useTranslate();
  const links = items.flatMap(({ name, fields }) => {
    const link = linkValue(fields.Url);
    const icon = Object.hasOwn(icons, name) ? icons[name] : undefined;
    return link ? [{ name, field: fields.Url, href: link.href, icon }] : [];
  });
  if (links.length === 0) return null;
  return (
    <ul className={social} aria-label={translate('socialLinks')}>
      {links.map(({ name, field, href, icon }) => (
        <li key={href}>
          {fieldWithChrome(
            field,
            <a className={socialLink} href={href} rel="noopener" aria-label={icon && labelOf(name)}>
              {icon ? <IconDrawing icon={icon} size={22} /> : name}
            </a>,
            'link',
          )}
        </li>
      ))}
    </ul>
  );
}

const NAMES: Readonly<Record<string, string>> = { linkedin: 'LinkedIn', youtube: 'YouTube', whatsapp: 'WhatsApp' };
const labelOf = (name: string) => NAMES[name.toLowerCase()] ?? name.charAt(0).toUpperCase() + name.slice(1);
