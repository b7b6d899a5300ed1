import type { Dealer } from '../../contracts/dealers/dealer.ts';
import { placeIn } from '../../contracts/dealers/dealerSearch.ts';
import type { SectionHead, Wording } from '../../contracts/page/loader.ts';
import { plainText } from '../../contracts/search/valueTexts.ts';
import { breadcrumbLd } from '../../lib/breadcrumbLd.ts';
import { COORDINATE_DECIMALS } from '../car/distanceText.ts';
import { dealerLd } from './dealerLd.ts';
import { contactOf, dealerHref } from './dealerView.ts';
import { salesDepartment } from './departmentOfCar.ts';
import type { SiteMoment } from './hours/openingHours.ts';
import { departmentsLd, openingLd } from './hours/openingLd.ts';

/** Returns title, description, image and structured data of a dealer's page. URLs are paths; the page's head makes them absolute. */
export function dealerHead(dealer: Dealer, wording: Wording, moment: SiteMoment): SectionHead {
  const { site, language, translate, valueText } = wording;
  const contact = contactOf(dealer);
  const path = dealerHref(contact, site, language);
  const place = placeIn(dealer.site_geocoord ?? '', COORDINATE_DECIMALS);
  const departments = dealer.site_departments ?? [];
  const { image, name, city } = contact;
  const steps: [string, string][] = [
    [translate('home'), language.prefix || '/'],
    [translate('dealerListTitle'), `${language.prefix}${site.paths.dealers}`],
    [name, path],
  ];
  return {
    title: name,
    description: translate('dealerDescription', { name, city: plainText(valueText('city', city)) }),
    ...(image && { image }),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        ...dealerLd({ ...contact, ...(place && { place }) }, path, site),
        ...openingLd(salesDepartment(dealer)?.openingschedule, moment),
        ...(departments.length > 0 && { department: departmentsLd(departments, moment, wording) }),
      },
      breadcrumbLd(steps),
    ],
  };
}
