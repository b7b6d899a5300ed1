import { timeZoneOf } from '../../lib/timeZone.ts';
import { encodeUrlPart } from '../../lib/urlText.ts';
import { isBookingPlate } from '../../src/contracts/booking/bookingFields.ts';
import { DEALER_PAGE_CAP, DEALER_SORTS, formatDealerQuery } from '../../src/contracts/dealers/dealerSearch.ts';
import { missingFeatures } from '../site/missingFeatures.ts';
import { DEALERS_RESULT, HOURS_RESULT, PREPARED_RESULT } from './resultSchemas.ts';
import { failed, type Tool, unavailable, withoutKind } from './tool.ts';

const LIST_DEALERS: Tool = {
  name: 'list_dealers',
  title: 'Dealers',
  description: 'Returns the dealers of the site, all or those that match words: a town, a postcode, a make, a service.',
  properties: () => ({
    keyphrase: { type: 'string', maxLength: 100, description: 'In the language of the site.' },
    page: { type: 'integer', minimum: 1, maximum: DEALER_PAGE_CAP, description: '48 dealers each.' },
  }),
  required: [],
  output: DEALERS_RESULT,
  async call({ keyphrase = '', page = 1 }, { site, read }) {
    const state = {
      keyphrase,
      page: page - 1,
      sortName: DEALER_SORTS[0],
      near: null,
      view: 'list',
      values: {},
    } as const;
    const query = formatDealerQuery(state);
    const list = await read(query ? `${site.paths.dealers}?${query}` : site.paths.dealers);
    return list.record?.kind === 'dealerList' ? { result: withoutKind(list.record) } : unavailable(list);
  },
};

const GET_OPENING_HOURS: Tool = {
  name: 'get_opening_hours',
  title: 'Opening hours',
  description:
    'Returns the opening hours of every department of a dealer: the week, other days, and when it is open next (`open`, in UTC).',
  properties: () => ({
    dealer: { type: 'string', maxLength: 100, pattern: '^[^/?#]+$', description: '`slug` of the dealer.' },
  }),
  required: ['dealer'],
  output: HOURS_RESULT,
  async call({ dealer }, { site, read }) {
    const page = await read(`${site.paths.dealers}/${encodeUrlPart(dealer)}`);
    const { status, record } = page;
    if (record?.kind === 'dealer') {
      const { cars: _cars, carsUrl: _url, ...hours } = withoutKind(record);
      return { result: { ...hours, timeZone: timeZoneOf(site.country) } };
    }
    const isUnknown = record?.kind === 'dealerList' || status === 404;
    return isUnknown ? failed('dealer', 'There is no dealer with this slug.') : unavailable(page);
  },
};

const PREPARE_WORKSHOP_BOOKING: Tool = {
  name: 'prepare_workshop_booking',
  title: 'Prepare a workshop booking',
  description:
    'Returns a link to the booking of a workshop time, with the plate of the car entered. It books nothing: give the link to the person, who chooses services, workshop and time, and confirms.',
  isOffered: (site) => site.paths.serviceBooking !== null && !missingFeatures(site).has('serviceBooking'),
  properties: () => ({
    plate: { type: 'string', maxLength: 6, description: 'Registration number in capital letters, without spaces.' },
  }),
  required: [],
  output: PREPARED_RESULT,
  async call({ plate = '' }, { site, language, origin }) {
    if (plate !== '' && !isBookingPlate(plate)) return failed('plate', 'This is no registration number: `ABC123`.');
    const url = `${origin}${language.prefix}${site.paths.serviceBooking}${plate && `#plate=${encodeUrlPart(plate)}`}`;
    return { result: { url, isBooked: false } };
  },
};

export const DEALER_TOOLS: readonly Tool[] = [LIST_DEALERS, GET_OPENING_HOURS, PREPARE_WORKSHOP_BOOKING];
