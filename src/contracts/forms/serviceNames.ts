/** Choices of the request for a workshop (F104). Apart from its schema, because views need them before it is loaded. */

export const VEHICLE_TYPES = ['car', 'motorcycle'] as const;
export type VehicleType = (typeof VEHICLE_TYPES)[number];

/**
 * The services by type of vehicle, in their order (S3 §9), with the spelling of the specification. Only the Norwegian site has the
 * form, so they have no other language.
 */
export const SERVICES = {
  car: [
    'Service',
    'Vinterklar-bil',
    'EU-kontroll',
    'Hjulskift',
    'Service eldre biler (5+)',
    'Reparasjon',
    'Lakk / karosseri',
    'Steinsprut / Ruteskift',
    'Aircondition service',
    'Bilskade',
    'Annet',
  ],
  motorcycle: ['Bestille service', 'Bestile deler', 'Annet'],
} as const satisfies Record<VehicleType, readonly string[]>;
