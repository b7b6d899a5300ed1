import { checkboxValue, imageValue, itemsValue, linkValue } from '../../content/fields.ts';
import type { ImageValue } from '../../content/fieldValues.ts';
import type { Fields } from '../../contracts/layout.ts';
import { basePath } from '../../contracts/listSegments.ts';
import type { Brand, LoaderContext, SectionLoader } from '../../contracts/loader.ts';
import { recordOf } from '../../contracts/record.ts';
import { listPath } from '../../features/carSearch/listUrl.ts';
import { iconOf, type NamedIconName } from '../../ui/namedIcons.ts';

/** A make, as little as the footer shows. */
export interface FooterBrand {
  title: string;
  /** The list of its cars, with language prefix. */
  href: string;
  logo: ImageValue | null;
}

export interface FooterData {
  brands: FooterBrand[];
  /** The drawing of each social network that has one, by the name that editors gave it. */
  icons: Readonly<Record<string, NamedIconName>>;
}

/** Milliseconds that a page waits for the makes: a footer without them is better than a page that is late. */
const PATIENCE = 800;

/**
 * Makes and drawings of the footer (F023, F024); no makes on a brand host, which has one. Whatever is missing is left out and
 * written down; the page is kept.
 */
export const loader: SectionLoader<FooterData> = {
  async load(rendering, context) {
    const fields = recordOf(rendering.fields);
    const brands = checkboxValue(fields.ShowBrands) && !context.brand ? await brandsOf(context) : [];
    return { kind: 'data', value: { brands, icons: iconsOf(fields, context) } };
  },
};

/** Empty when the platform does not know the site (F035), fails (F033) or takes too long. */
async function brandsOf({ ports, site, language, report }: LoaderContext): Promise<FooterBrand[]> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${PATIENCE} ms`)), PATIENCE);
  try {
    const brands = await Promise.race([ports.brands(), late]);
    if (brands === null) report('contextMissing', 'No Sitecore context found');
    return (brands ?? []).map((brand) => brandView(brand, { site, language }));
  } catch (error) {
    report('brandsFailed', 'footer without makes', error);
    return [];
  } finally {
    clearTimeout(timer);
  }
}

function brandView({ name, title, logo }: Brand, { site, language }: Pick<LoaderContext, 'site' | 'language'>) {
  const href = `${listPath(site, language)}${basePath({ brand: name, model: null }, site)}`;
  return { title, href, logo: imageValue(logo) };
}

/** Networks that lead somewhere and whose name no drawing has are written down (S1 §8): they show their name. */
function iconsOf(fields: Fields, { report }: LoaderContext): FooterData['icons'] {
  const icons: Record<string, NamedIconName> = {};
  for (const { name, fields: social } of itemsValue(fields.SocialLinks)) {
    if (!linkValue(social.Url)) continue;
    const icon = iconOf(name);
    if (icon) icons[name] = icon;
    else report('unknownSocialIcon', name);
  }
  return icons;
}
