import type { Environment } from '../../config/environment.ts';
import type { MapsView } from '../../src/contracts/page/page.ts';
import type { ServerParts } from '../../src/contracts/page/serverPart.ts';

type MapSettings = Pick<
  Environment,
  'GOOGLE_MAPS_KEY' | 'GOOGLE_MAPS_ID' | 'MAP_TILES_URL' | 'MAP_TILES_ATTRIBUTION' | 'sandboxed'
>;

/** Tiles that the sandbox's media edge draws, served from our own host. */
const SANDBOX_TILES: MapsView = {
  kind: 'tiles',
  url: '/-/media/map/{z}/{x}/{y}.svg',
  attribution: 'Natural Earth',
  thirdParty: false,
};

/** Returns the map provider: Google Maps with a key, else tiles; null without either. */
export function mapsOf(settings: MapSettings): MapsView | null {
  const {
    GOOGLE_MAPS_KEY: key,
    GOOGLE_MAPS_ID: mapId,
    MAP_TILES_URL: url,
    MAP_TILES_ATTRIBUTION: attribution,
  } = settings;
  if (key) return { kind: 'google', key, mapId };
  if (url) return { kind: 'tiles', url, attribution, thirdParty: !url.startsWith('/') };
  return settings.sandboxed.includes('media') ? SANDBOX_TILES : null;
}

/** Returns the map provider when one of the components shows a map; else null. */
export function mapsOn(
  componentNames: ReadonlySet<string>,
  parts: ServerParts,
  maps: MapsView | null,
): MapsView | null {
  return [...componentNames].some((name) => parts[name]?.showsMap) ? maps : null;
}
