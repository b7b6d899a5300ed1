import { parseArgs } from 'node:util';
import { loadSites } from '../config/customer.ts';

/**
 * `npm run feed-sites`: prints the file of `SITES_FILE` of the search service from `sites.ts` of the customer, as JSON. `--origin` is the origin of the
 * sites when it is not that of production; `{id}` in it is the id of the site.
 */
const { values } = parseArgs({ options: { origin: { type: 'string' } } });
const sites = (await loadSites()).map(
  ({ id, name, host, country, currency, distanceUnit, indexes, paths, languages }) => [
    id,
    {
      name,
      url: values.origin?.replaceAll('{id}', id) ?? `https://${host}`,
      country,
      currency,
      mileageUnit: distanceUnit,
      indexes,
      carDetail: paths.carDetail,
      languages: Object.fromEntries(languages.map(({ code, prefix }) => [code, prefix])),
    },
  ],
);
console.log(JSON.stringify(Object.fromEntries(sites), null, 2));
