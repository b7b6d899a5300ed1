import type { Customer, Validated, Vehicle } from '../../../contracts/tireHotel/authorization.ts';
import type { TireConfirmation } from '../../../contracts/tireHotel/tireBooking.ts';
import type { BookingDraft, RequestedCode } from './tireState.ts';

/** Values for tests of the tire hotel. */
export const CUSTOMER: Customer = {
  encryptedPhoneNumber: 'name-of-number',
  obfuscatedPhoneNumber: '070-*** ** 05',
  regNo: 'DCK123',
};
export const CODE: RequestedCode = {
  authorizationToken: 'name-of-code',
  requestedAt: 1_795_000_000_000,
  wrongTries: 0,
};
export const VEHICLE: Vehicle = {
  regNo: 'DCK123',
  brandCode: 'VOL-12345678',
  brand: 'Volvo',
  model: 'V60',
  name: 'Volvo V60',
  packageLevel: 'Däckhotell Plus',
  productId: 'DH-PLUS',
  location: {
    erpId: '211.30',
    locationName: 'Norrväg Borås',
    departmentName: 'Verkstad',
    phone: '033-12 34 56',
    email: 'verkstad@norrvag-se.example',
  },
  tires: ['Vänster fram', 'Höger fram', 'Vänster bak', 'Höger bak'].map((equipmentPosition) => ({
    equipmentPosition,
    wheel: {
      name: 'Nokian Hakkapeliitta R5',
      rimDiameter: 16,
      sectionWidth: 205,
      threadPattern: 'Friktion',
      threadDepth: 7.2,
      aspectRatio: 55,
      threadStatusId: 0,
      threadStatusMessage: 'Bra mönsterdjup',
    },
  })),
};
export const VALIDATED: Validated = { status: 0, vehicles: [VEHICLE] };
export const DRAFT: BookingDraft = {
  day: '2026-11-26',
  startTime: '2026-11-26T08:00:00+01:00',
  firstName: 'Eva',
  lastName: 'Ek',
  phoneMobile: '0701740605',
  email: 'eva.ek@norrvag-se.example',
  freeText: '',
};
export const CONFIRMATION: TireConfirmation = {
  bookingConfirmationId: 'DH-1001',
  customerBase: { firstName: 'Eva', lastName: 'Ek', email: 'eva.ek@norrvag-se.example', phoneMobile: '0701740605' },
  services: [{ name: 'Hjulskifte' }],
  appointmentTime: '2026-11-26T08:00:00+01:00',
  isFullDay: false,
  workshop: {
    name: 'Norrväg Borås',
    address: 'Verkstadsgatan 1, Borås',
    email: 'verkstad@norrvag-se.example',
    phoneNumber: '033-12 34 56',
  },
  freeText: '',
};
