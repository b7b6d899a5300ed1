import { usePage } from '../../page/PageContext.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import { listPath } from '../carSearch/listPath.ts';

/** Renders a link to the list of all makes on the site's own host, with the same search words. Only on a brand host. */
export function AllMakes({ keyphrase }: { keyphrase: string }) {
  const { brand, site, language } = usePage();
  const translate = useTranslate();
  if (!brand) return null;
  const query = keyphrase && `?${new URLSearchParams({ keyphrase })}`;
  return (
    <a href={`${brand.siteOrigin}${listPath(site, language)}${query}`}>
      {translate('allMakesAt', { name: site.name })}
    </a>
  );
}
