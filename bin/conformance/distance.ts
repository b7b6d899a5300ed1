const EARTH_KM = 6_371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A place as `59.33,18.07` in decimal degrees. */
export function placeOf(text: string): readonly [lat: number, lng: number] {
  const [lat = Number.NaN, lng = Number.NaN] = text.split(',').map(Number);
  return [lat, lng];
}

/** Returns the distance of two places in whole kilometres, on a sphere. */
export function distanceKm([lat1, lng1]: readonly [number, number], [lat2, lng2]: readonly [number, number]): number {
  const [dy, dx] = [radians(lat2 - lat1), radians(lng2 - lng1)];
  const a = Math.sin(dy / 2) ** 2 + Math.cos(radians(lat1)) * Math.cos(radians(lat2)) * Math.sin(dx / 2) ** 2;
  return Math.round(2 * EARTH_KM * Math.asin(Math.sqrt(a)));
}
