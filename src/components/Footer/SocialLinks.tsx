import { useTranslate } from '../../app/PageContext.tsx';
import { type ItemValue, linkValue } from '../../content/fields.ts';
import { social, socialLink } from './Footer.styles.ts';

/** Marks of the networks, on a grid of 24. */
const MARKS: Readonly<Record<string, string>> = {
  facebook:
    'M13.5 21v-7.6h2.6l.5-3.2h-3.1V8.2c0-.9.4-1.7 1.8-1.7h1.4V3.7s-1.3-.2-2.5-.2c-2.5 0-4.1 1.5-4.1 4.3v2.4H7.3v3.2h2.8V21z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3Zm4 2.7a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6Zm0 2a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6Zm4.6-3.3a1 1 0 1 1 0 2 1 1 0 0 1 0-2Z',
  linkedin:
    'M4.2 9.2h3.2V20H4.2zM5.8 4a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8Zm3.7 5.2h3.1v1.5c.5-.9 1.6-1.8 3.2-1.8 3.3 0 4 2.1 4 5V20h-3.2v-5.4c0-1.3 0-3-1.8-3s-2.1 1.4-2.1 2.9V20H9.5z',
  youtube:
    'M12 5.5c3.3 0 6.4.2 7.5.5.9.2 1.5.9 1.7 1.7.5 2.8.5 5.8 0 8.6-.2.8-.8 1.5-1.7 1.7-2.2.6-12.8.6-15 0-.9-.2-1.5-.9-1.7-1.7-.5-2.8-.5-5.8 0-8.6.2-.8.8-1.5 1.7-1.7 1.1-.3 4.2-.5 7.5-.5ZM10 9v6l5.2-3z',
};

/** Links to the networks; one without a mark shows its name (S1 §8). */
export function SocialLinks({ items }: { items: readonly ItemValue[] }) {
  const translate = useTranslate();
  const links = items.flatMap(({ name, fields }) => {
    const link = linkValue(fields.Url);
    return link ? [{ name, href: link.href, mark: MARKS[name.toLowerCase()] }] : [];
  });
  if (links.length === 0) return null;
  return (
    <ul className={social} aria-label={translate('socialLinks')}>
      {links.map(({ name, href, mark }) => (
        <li key={href}>
          <a className={socialLink} href={href} rel="noopener" aria-label={mark && labelOf(name)}>
            {mark ? <Mark path={mark} /> : name}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Mark({ path }: { path: string }) {
  return (
    <svg width="22" height="22" viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

const NAMES: Readonly<Record<string, string>> = { linkedin: 'LinkedIn', youtube: 'YouTube' };
const labelOf = (name: string) => NAMES[name.toLowerCase()] ?? name.charAt(0).toUpperCase() + name.slice(1);
