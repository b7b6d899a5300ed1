import {
  badJsonFault,
  type CaseFault,
  commonFaults,
  insteadOf,
  repeatFault,
  withBody,
  withRequest,
  withStatus,
} from './faults.ts';

/** One fault for each case of the search contract. */
export const SEARCH_FAULTS: Readonly<Record<string, CaseFault>> = {
  ...commonFaults('x-api-key'),
  'bad-json': badJsonFault,
  repeat: repeatFault,
  shape: [
    withBody((body) => {
      body.facet[1].value[0].count = String(body.facet[1].value[0].count);
    }),
    /^facet\[1\]\.value\[0\]\.count: /,
  ],
  records: [
    withBody((body) => {
      if (body.offset === 300) body.content[2].car_price = '199 000';
    }),
    /^content\[2\] at offset 300\.car_price: /,
  ],
  dealers: [
    withBody((body) => {
      body.content[0].slug = null;
    }),
    /^content\[0\]\.slug: /,
  ],
  fields: [
    withRequest((body) => {
      body.fields = [];
    }),
    /^content\[0\]: expected no member but car_id, car_brand/,
  ],
  ids: [
    withBody((body) => {
      for (const record of body.content) record.car_id = Number(record.car_id);
    }),
    /^content\[0\]\.car_id: expected an id of the contract/,
  ],
  sold: [
    withBody((body, request) => {
      if (request.filters.car_id) body.content = [];
    }),
    /^content: expected .*sold.*, got \[\]/,
  ],
  'unknown-index': [insteadOf(404, 200), /^status: expected 404, got 200/],
  'unknown-sort': [
    withRequest((body) => {
      body.sort_name = '';
    }),
    /^status: expected 400, got 200/,
  ],
  'unknown-filter': [
    withRequest((body) => {
      delete body.filters.car_charm;
    }),
    /^status: expected 400, got 200/,
  ],
  'unknown-field': [
    withBody((body) => {
      body.error.field = null;
    }),
    /^error\.field: expected the name of the member/,
  ],
  'unknown-facet': [insteadOf(400, 500), /^status: expected 400, got 500/],
  'bad-member': [
    withRequest((body) => {
      body.limit = Math.min(body.limit ?? 24, 1_000);
    }),
    /^status: expected 400, got 200/,
  ],
  'unknown-member': [withStatus(400, (seen) => seen.body.includes('unknownMember')), /^status: expected 200, got 400/],
  'large-body': [insteadOf(413, 502), /^status: expected a 4xx, got 502/],
  'facet-names': [
    withBody((body) => ({ ...body, facet: body.facet.slice(1) })),
    /^facet: expected \["car_brand value"/,
  ],
  'dealer-facets': [
    withBody((body, request) => {
      if (request.facets[0].filters?.length > 0) body.total_items += 1;
    }),
    /^facet site_region: total_items of .*: expected/,
  ],
  'facet-order': [
    withRequest((body) => {
      for (const facet of body.facets) if (facet.sort_order === 'numeric') facet.sort_order = 'count';
    }),
    /^facet car_seats by numeric: expected/,
  ],
  'zero-counts': [
    withBody((body) => {
      for (const facet of body.facet) facet.value = facet.value.filter(({ count }: { count: number }) => count > 0);
    }),
    /^facet car_brand: expected/,
  ],
  parents: [
    withRequest((body) => {
      const [facet] = body.facets;
      if (facet.filters?.length === 2) facet.filters = [facet.filters[0]];
    }),
    /^total_items of parent, child, both: expected/,
  ],
  counts: [
    // Counts that the choice in another facet does not restrict.
    withRequest((body) => {
      if (body.facets.length === 2 && !body.facets[1].filters) body.facets[0].filters = [];
    }),
    /^facet car_fuel: count of /,
  ],
  'own-choice': [
    withBody((body, request) => {
      const [{ filters }] = request.facets;
      if (filters)
        body.facet[0].value = body.facet[0].value.filter(({ text }: { text: string }) => filters.includes(text));
    }),
    /^facet car_fuel: expected/,
  ],
  'facet-twice': [
    // The last one of the facets with the same name has no choice.
    withRequest((body) => {
      if (body.facets.length === 3) delete body.facets[2].filters;
    }),
    /^facet\[\d\]: count of /,
  ],
  buckets: [
    withBody((body) => {
      for (const facet of body.facet) facet.value = facet.value.filter(({ count }: { count: number }) => count > 0);
    }),
    /^facet \w+( with a filter)?: expected/,
  ],
  'bucket-counts': [
    withBody((body) => {
      const { value } = body.facet[1] ?? { value: [] };
      const largest = value.toSorted((one: { count: number }, other: { count: number }) => other.count - one.count)[0];
      const other = value.find((each: object) => each !== largest);
      // The sum stays as it is.
      if (largest) Object.assign(largest, { count: largest.count + 1 });
      if (other) Object.assign(other, { count: other.count - 1 });
    }),
    /^facet car_campaign_price: count from \d+ to \d+: expected/,
  ],
  ranges: [
    // A range without its upper end.
    withRequest((body) => {
      const range = body.facets?.[0]?.filters?.[0]?.split('-');
      if (range) body.facets[0].filters = [`${range[0]}-${Number(range[1]) - 1}`];
    }),
    /^total_items of \d+-\d+/,
  ],
  filters: [
    // Alternatives that are joined by AND.
    withRequest((body) => {
      if (body.filters.car_fuel?.length === 2) body.filters.car_fuel = [body.filters.car_fuel[0]];
    }),
    /^total_items of two alternatives: expected/,
  ],
  paging: [
    withBody((body, request) => {
      if (request.offset > 0) body.content.reverse();
    }),
    /^content\[\]\.car_id of pages by default: expected/,
  ],
  end: [
    withBody((body, request) => {
      if (request.offset > 0) body.total_items = body.content.length;
    }),
    /^content, total_items: expected/,
  ],
  limit: [withBody((body) => ({ ...body, content: body.content.slice(0, 100) })), /^content\.length: expected/],
  sorts: [
    withRequest((body) => {
      body.sort_name = body.sort_name.replace('_desc', '_asc').replace('car_year_asc', 'car_price_asc');
    }),
    /by car_publishdate_desc: expected the order of the sort/,
  ],
  'default-sort': [
    withRequest((body) => {
      if (body.sort_name === '') body.sort_name = 'car_price_asc';
    }),
    /^content: expected/,
  ],
  distance: [
    withRequest((body) => {
      body.sort_name = 'website_sort_order_asc';
    }),
    /site_geocoord by site_distance_asc: expected the order/,
  ],
  'cars-by-distance': [
    withRequest((body) => {
      if (body.sort_name === 'car_distance_asc') body.sort_name = 'car_price_asc';
    }),
    /car_site_geocoord by car_distance_asc: expected the order/,
  ],
  'price-indicators': [
    withBody((body) => {
      for (const { car_price_indicator: indicator } of body.content) if (indicator) indicator.limits[0] *= 2;
    }),
    /car_price_indicator\.band, the band of its limits: expected/,
  ],
  'total-cost': [
    withRequest((body) => {
      if (body.sort_name === 'car_total_cost_asc') body.sort_name = 'car_year_desc';
    }),
    /^content\[\d+\]\.car_total_cost by car_total_cost_asc: expected the order/,
  ],
  keyphrase: [
    // Only full words.
    withBody((body, request) => {
      if (/^[a-z]{4}$/.test(request.keyphrase ?? '')) body.facet[0].value = [];
    }),
    /^facet car_brand: count of \w+ for “[a-z]+”: expected more than 0/,
  ],
  encoding: [
    {
      reply: (reply) => ({ ...reply, body: Buffer.from(reply.body.toString('utf8'), 'latin1') }),
    },
    /^facet car_\w+: expected texts in UTF-8/,
  ],
  loan: [
    withRequest((body) => {
      if (body.loan?.months === 12) delete body.loan;
    }),
    /^facet car_loan_monthly_cost: expected other counts/,
  ],
  cards: [
    withBody((body) => {
      delete body.content[0].car_primary_image;
    }),
    /^content\[0\]\.car_primary_image: expected a value or null/,
  ],
};
