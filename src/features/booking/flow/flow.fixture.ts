import type { ChosenTime, FlowCar, FlowPlace, SelectedService } from './flowState.ts';

/** Values for tests of the flow. */
export const CAR: FlowCar = {
  registrationNumber: 'ABC123',
  brand: 'Volvo',
  model: 'V60',
  buildYear: 2021,
  hasServiceAgreement: false,
};
export const PLACE: FlowPlace = { name: 'Borås', latitude: 57.721, longitude: 12.94, placeId: 'boras' };

export const serviceOf = (code: string, values: Partial<SelectedService> = {}): SelectedService => ({
  code,
  name: `Name of ${code}`,
  price: 1000,
  priceKnown: true,
  priceDiscount: null,
  listDiscount: null,
  exclusiveCodes: [],
  type: 'service',
  unit: 1,
  unitAbbreviation: 'st',
  userInput: '',
  ...values,
});

export const CHOSEN: ChosenTime = {
  workshop: {
    departmentId: '17',
    siteName: 'Norrväg Borås',
    address: 'Verkstadsgatan 1, Borås',
    latitude: 57.72,
    longitude: 12.93,
    siteId: '1002',
    brands: ['Volvo'],
    firstTimeSlot: '2026-11-24T10:00:00+01:00',
    phone: '033-12 34 56',
    email: 'verkstad@example.com',
  },
  slot: { timeSlot: '2026-11-24T10:00:00+01:00', isFullDay: false },
};
