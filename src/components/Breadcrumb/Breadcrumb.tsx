import type { ComponentProps } from '../../content/views.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import type { BreadcrumbData } from './Breadcrumb.data.ts';
import { current, entry, link, list, nav } from './Breadcrumb.styles.ts';

/** Renders the breadcrumb (F031). Renders nothing with fewer than two entries. */
export function Breadcrumb({ data }: ComponentProps<BreadcrumbData | undefined>) {
  const translate = useTranslate();
  const entries = data?.entries ?? [];
  if (entries.length < 2) return null;
  return (
    <nav className={nav} aria-label={translate('breadcrumb')}>
      <ol className={list}>
        {entries.map(({ href, title }, position) => (
          <li key={href} className={entry}>
            {position === entries.length - 1 ? (
              <span className={current} aria-current="page">
                {title}
              </span>
            ) : (
              <a className={link} href={href}>
                {title}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
