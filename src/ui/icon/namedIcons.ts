/**
 * Icons that editors select by name (F117), with their ids in the sprite: icons of the `lucide` set, and logos of networks from
 * `build/icons/`.
 */
export const ICON_NAMES = [
  ...['accessibility', 'arrow-left-right', 'arrow-right', 'award', 'baby', 'badge-check', 'badge-percent', 'banknote'],
  ...['battery-charging', 'bell', 'bike', 'building-2', 'calculator', 'calendar', 'calendar-check', 'camera', 'car'],
  ...['car-front', 'caravan', 'chart-line', 'check', 'circle-alert', 'circle-check', 'circle-gauge', 'circle-parking'],
  ...['circle-question-mark', 'clipboard-check', 'clock', 'coffee', 'copy', 'credit-card', 'download', 'droplets'],
  ...[
    'ev-charger',
    'external-link',
    'file-text',
    'fuel',
    'gift',
    'globe',
    'hand-coins',
    'handshake',
    'headset',
    'heart',
  ],
  ...['house', 'info', 'key-round', 'leaf', 'life-buoy', 'link', 'list-checks', 'lock', 'luggage', 'mail', 'map-pin'],
  ...['megaphone', 'message-circle', 'motorbike', 'navigation', 'newspaper', 'paintbrush', 'percent', 'phone'],
  ...[
    'piggy-bank',
    'plug-zap',
    'printer',
    'quote',
    'receipt',
    'recycle',
    'refresh-cw',
    'route',
    'rss',
    'search',
    'send',
  ],
  ...['settings', 'share-2', 'shield-check', 'smile', 'snowflake', 'sparkles', 'spray-can', 'star', 'store', 'sun'],
  ...['tag', 'thumbs-up', 'timer', 'traffic-cone', 'triangle-alert', 'truck', 'umbrella', 'users', 'van', 'video'],
  ...['wallet', 'warehouse', 'wrench', 'zap'],
  ...['facebook', 'instagram', 'linkedin', 'whatsapp', 'x', 'youtube'],
] as const;

export type NamedIconName = (typeof ICON_NAMES)[number];

const NAMES: ReadonlySet<string> = new Set(ICON_NAMES);

/** Alternative names, including those of the specification. */
const ALIASES: Readonly<Record<string, NamedIconName>> = {
  'campaign-alert': 'megaphone',
  'warning-alert': 'triangle-alert',
  campaign: 'megaphone',
  warning: 'triangle-alert',
  alert: 'circle-alert',
  help: 'circle-question-mark',
  email: 'mail',
  telephone: 'phone',
  chat: 'message-circle',
  location: 'map-pin',
  map: 'map-pin',
  home: 'house',
  service: 'wrench',
  workshop: 'wrench',
  key: 'key-round',
  charging: 'ev-charger',
  electric: 'zap',
  eco: 'leaf',
  offer: 'badge-percent',
  price: 'tag',
  money: 'banknote',
  finance: 'hand-coins',
  guarantee: 'shield-check',
  parking: 'circle-parking',
  time: 'clock',
  date: 'calendar',
  booking: 'calendar-check',
  dealer: 'store',
  winter: 'snowflake',
  wash: 'droplets',
  paint: 'paintbrush',
  share: 'share-2',
  document: 'file-text',
  support: 'headset',
  safety: 'shield-check',
  people: 'users',
  motorcycle: 'motorbike',
  twitter: 'x',
};

/**
 * Returns the icon of a name: `Map pin`, `MapPin`, `map-pin.svg` and `location` are the same. Returns null for unknown names and
 * other values.
 */
export function iconOf(name: unknown): NamedIconName | null {
  if (typeof name !== 'string') return null;
  const text = name.trim().replace(/\.svg$/i, '');
  // `LinkedIn` is one word, `MapPin` is two.
  return findIcon(text) ?? findIcon(text.replace(/([a-z])(?=[A-Z])/g, '$1-'));
}

function findIcon(text: string): NamedIconName | null {
  const id = text.replace(/[\s_]+/g, '-').toLowerCase();
  if (NAMES.has(id)) return id as NamedIconName;
  return Object.hasOwn(ALIASES, id) ? (ALIASES[id] ?? null) : null;
}
