import { recordOf } from '../../../lib/record.ts';
import { withTimeout } from '../../../lib/withTimeout.ts';
import { checkboxValue, imageValue, itemsValue, linkValue } from '../../content/fields.ts';
import type { ImageValue } from '../../content/fieldValues.ts';
import type { Fields } from '../../contracts/content/layout.ts';
import type { LoaderContext, Make, SectionLoader } from '../../contracts/page/loader.ts';
import { basePath } from '../../contracts/search/listSegments.ts';
import { listPath } from '../../features/carSearch/listUrl.ts';
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
}

/** Time limit for the makes in milliseconds: a footer without makes is better than a slow page. */
const MAKES_TIMEOUT_MS = 800;

/**
 * Loads makes and icons of the footer (F023, F024); no makes on a brand host. Missing parts are left out and reported; the
 * page is cacheable.
 */
export const loader: SectionLoader<FooterData> = {
  async load(rendering, context) {
    const fields = recordOf(rendering.fields);
    const makes = checkboxValue(fields.ShowBrands) && !context.brand ? await makesOf(context) : [];
    return { kind: 'data', value: { makes, icons: iconsOf(fields, context) } };
  },
};

/** Returns the makes; empty when the platform does not know the site (F035), fails (F033) or exceeds the time limit. */
async function makesOf({ ports, site, language, report, timeLimit }: LoaderContext): Promise<FooterMake[]> {
  try {
    const makes = await withTimeout(timeLimit(MAKES_TIMEOUT_MS), 'makes', ports.makes());
    if (makes === null) report('contextMissing', 'No Sitecore context found');
    return (makes ?? []).map((make) => makeView(make, { site, language }));
  } catch (error) {
    report('makesFailed', 'footer without makes', error);
    return [];
  }
}

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
