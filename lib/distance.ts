interface Place {
  lat: number;
  lng: number;
}

const RADIANS = Math.PI / 180;
/** Diameter of the earth in km. */
const DIAMETER = 12_742;

/** Returns the great-circle distance between two positions in degrees, in kilometres. */
export function kilometresBetween(one: Place, other: Place): number {
  const latTerm = Math.sin(((other.lat - one.lat) * RADIANS) / 2) ** 2;
  const lngTerm = Math.sin(((other.lng - one.lng) * RADIANS) / 2) ** 2;
  const cosines = Math.cos(one.lat * RADIANS) * Math.cos(other.lat * RADIANS);
  return DIAMETER * Math.asin(Math.min(1, Math.sqrt(latTerm + cosines * lngTerm)));
}
