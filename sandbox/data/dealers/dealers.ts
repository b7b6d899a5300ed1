import { createRandom, type Random } from '../../../lib/random.ts';
import type { Dealer } from '../../../src/contracts/dealers/dealer.ts';
import { slugOf } from '../format.ts';
import { dealerImage } from '../images.ts';
import { NAMES } from '../people.ts';
import type { Place } from '../places/place.ts';
import { mailDomain, type SiteFacts } from '../sites.ts';
import { INDEX_TEXTS } from '../texts/indexTexts.ts';
import { mailOf, phoneOf, streetOf, zipOf } from './contact.ts';
import { departmentsOf } from './departments.ts';

/** Creates the dealers of a site: one at each of its places. Ids start at 1001. */
export function createDealers(site: SiteFacts, seed: number): Dealer[] {
  return site.places.slice(0, site.dealers).map((place, at) => {
    const image = dealerImage({
      of: 'dealer',
      theme: site.pictures,
      place: place.surroundings,
      number: site.order * 40 + at + 1,
    });
    return dealer(site, place, at, image, createRandom(`${seed}/${site.id}/dealer/${at}`));
  });
}

/** Returns the makes of a dealer: some of the group's franchises. Every make has a dealer. */
function franchiseOf(site: SiteFacts, at: number): string[] {
  const { franchise } = site;
  if (franchise.length === 0) return [];
  if (site.dealersOfMakes) {
    const pair = Math.floor((at % 4) * 2);
    return franchise.slice(pair, pair + 2);
  }
  const count = 3 + (at % 3);
  return Array.from({ length: count }, (_, step) => franchise[(at * 3 + step * 2) % franchise.length] ?? '').filter(
    (name, index, all) => all.indexOf(name) === index,
  );
}

function dealer(
  site: SiteFacts,
  place: Place,
  at: number,
  image: Dealer['site_primary_image'],
  random: Random,
): Dealer {
  const { district } = place;
  const texts = INDEX_TEXTS[site.language].dealer;
  const brands = franchiseOf(site, at);
  const town = district ? `${place.city} ${district}` : place.city;
  const name = site.dealersOfMakes ? `${site.name} ${brands.join(' & ')} ${town}` : `${site.name} ${town}`;
  const company = String(210 + site.order * 100 + at);
  const mailName = district ?? place.city;
  // The order of the calls matters: each takes the next numbers of the dealer's random sequence.
  const street = streetOf(site.country, random.pick(NAMES[site.country].streets), random);
  const zip = zipOf(site.country, place, random);
  const phone = phoneOf(site.country, place, random);
  return {
    site_id: String(1001 + site.order * 100 + at),
    slug: slugOf(name),
    id: `${site.id}-${1001 + site.order * 100 + at}`,
    site_official_name: name,
    site_street: street,
    site_zip: zip,
    site_city: place.city,
    site_region: place.region,
    site_phone: phone,
    site_email: mailOf(`info ${mailName}`, mailDomain(site)),
    site_image_url: image?.original ?? null,
    site_primary_image: image ?? null,
    site_geocoord: `${(place.lat + random.between(-0.004, 0.004)).toFixed(5)},${(place.lng + random.between(-0.004, 0.004)).toFixed(5)}`,
    site_brands: brands,
    website_city: place.city,
    website_sort_order: (at + 1) * 10,
    erp_id: `${company}.10`,
    email: mailOf(`leads ${mailName}`, mailDomain(site)),
    site_departments: departmentsOf(
      {
        site,
        place,
        company,
        phone,
        brands:
          brands.length > 0 ? brands : random.sample(['Volvo', 'Volkswagen', 'Škoda', 'Kia', 'Toyota', 'Ford'], 3),
        mailName,
        texts,
      },
      random,
    ),
  };
}
