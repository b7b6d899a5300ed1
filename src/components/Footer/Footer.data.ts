import { recordOf } from '../../../lib/record.ts';
import { checkboxValue, imageValue, itemsValue, linkValue } from '../../content/fields.ts';
import type { ImageValue } from '../../content/fieldValues.ts';
import type { Fields } from '../../contracts/content/layout.ts';
import type { CompanyView } from '../../contracts/page/company.ts';
import type { LoaderContext, Make, SectionLoader } from '../../contracts/page/loader.ts';
import { hasFeature } from '../../contracts/page/page.ts';
import { basePath } from '../../contracts/search/listSegments.ts';
import { loadMakes } from '../../features/car/makes.data.ts';
import { listPath } from '../../features/carSearch/listPath.ts';
import { iconOf, type NamedIconName } from '../../ui/icon/namedIcons.ts';

/** A make in the footer. */
export interface FooterMake {
  title: string;
  /** Path of its car list, with language prefix. */
  href: string;
  logo: ImageValue | null;
}

export interface FooterData {
  makes: FooterMake[];
  /** Icons of the social networks, by the name that editors entered. */
  icons: Readonly<Record<string, NamedIconName>>;
  company: CompanyView;
}

/**
 * Loads makes and icons of the footer (F023, F024); no makes on a brand host, and on a site without car lists. Missing parts are left out and reported; the
 * page is cacheable.
 */
export const loader: SectionLoader<FooterData> = {
  async load(rendering, context) {
    const fields = recordOf(rendering.fields);
    const showsMakes = checkboxValue(fields.ShowBrands) && !context.brand && hasFeature(context.site, 'stock');
    const makes = showsMakes ? await loadMakes(context, 'footer without makes') : [];
    const value = {
      makes: makes.map((make) => makeView(make, context)),
      icons: iconsOf(fields, context),
      company: context.company,
    };
    return { kind: 'data', value };
  },
};

function makeView({ name, title, logo }: Make, { site, language }: Pick<LoaderContext, 'site' | 'language'>) {
  const href = `${listPath(site, language)}${basePath({ make: name, model: null }, site)}`;
  return { title, href, logo: imageValue(logo) };
}

/** Returns the icons of networks with a link. Names without an icon are reported (S1 §8); those links show the name. */
function iconsOf(fields: Fields, { report }: LoaderContext): FooterData['icons'] {
  const icons: Record<string, NamedIconName> = {};
  for (const { name, fields: socialFields } of itemsValue(fields.SocialLinks)) {
    if (!linkValue(socialFields.Url)) continue;
    const icon = iconOf(name);
    if (icon) icons[name] = icon;
    else report('unknownSocialIcon', name);
  }
  return icons;
}
