import { ILLUSTRATION_THEMES, type IllustrationTheme } from './palette.ts';

/** Paths of illustrations. Nothing here draws, so that the start of the sandbox loads no scene. */

export const SUBJECT_NAMES = [
  'air-conditioning',
  'alignment',
  'apprentice',
  'battery',
  'battery-test',
  'bodywork',
  'brakes',
  'diagnosis',
  'electric-service',
  'glass',
  'inspection',
  'oil',
  'parts',
  'rust-proofing',
  'tread',
  'tire-change',
  'tire-storage',
  'van-workshop',
  'wash',
  'workshop',
  'advice',
  'agreement',
  'award',
  'child-seat',
  'contact',
  'dashboard',
  'gift',
  'handover',
  'reading',
  'showroom',
  'team',
  'valuation',
  'colours',
  'headlamp',
  'pause',
  'price-tag',
  'sign-board',
  'archive',
  'charging-city',
  'charging-home',
  'charging-winter',
  'city',
  'community',
  'engine-heater',
  'fleet',
  'late-opening',
  'loading-van',
  'midsummer',
  'minibus-team',
  'opening',
  'packing',
  'solar-roof',
  'test-drive',
  'umbrella',
  'bridge',
  'caravan',
  'coast-road',
  'ferry',
  'forest-road',
  'long-road',
  'mountain-gate',
  'mountain-road',
  'road-assistance',
  'road-end',
  'ski-trip',
  'wind-power',
  'winter-road',
] as const;
export type SubjectName = (typeof SUBJECT_NAMES)[number];

/** What is behind and around a dealer. */
export const DEALER_PLACES = [
  'harbour',
  'hills',
  'city',
  'forest',
  'coast',
  'plain',
  'mountains',
  'snow',
  'lake',
] as const;
export type DealerPlace = (typeof DEALER_PLACES)[number];

/** Pixels; portraits are square. */
export const PORTRAIT = 960;

/**
 * Illustrations by their path below the media folder. Each is drawn from its path alone, so the same path is always the same picture:
 *
 *     illustrations/norrvag/winter-road-3.jpg   a subject, its third picture
 *     dealers/norrvag/harbour-12.jpg            the front of dealer 12, at a harbour
 *     people/norrvag/4.jpg                      a portrait
 */
export type Illustration =
  | {
      readonly of: 'subject';
      readonly theme: IllustrationTheme;
      readonly subject: SubjectName;
      readonly number: number;
    }
  | { readonly of: 'dealer'; readonly theme: IllustrationTheme; readonly place: DealerPlace; readonly number: number }
  | { readonly of: 'person'; readonly theme: IllustrationTheme; readonly number: number };

/** The front of a dealer. */
export type DealerIllustration = Extract<Illustration, { of: 'dealer' }>;

const PATH = /^(illustrations|dealers|people)\/([a-z]+)\/(?:([a-z-]+)-)?([1-9]\d{0,2})\.jpg$/;

const themes: ReadonlySet<string> = new Set(ILLUSTRATION_THEMES);
const subjects: ReadonlySet<string> = new Set(SUBJECT_NAMES);
const places: ReadonlySet<string> = new Set(DEALER_PLACES);
export const isDealerPlace = (text: string): text is DealerPlace => places.has(text);
const isTheme = (text: string): text is IllustrationTheme => themes.has(text);
const isSubject = (text: string): text is SubjectName => subjects.has(text);

/** Parses a path below the media folder; undefined when it names no illustration. */
export function parseIllustration(path: string): Illustration | undefined {
  const [, kind, theme = '', name = '', digits] = PATH.exec(path) ?? [];
  const number = Number(digits);
  if (!isTheme(theme)) return undefined;
  if (kind === 'illustrations' && isSubject(name)) return { of: 'subject', theme, subject: name, number };
  if (kind === 'dealers' && isDealerPlace(name)) return { of: 'dealer', theme, place: name, number };
  return kind === 'people' && name === '' ? { of: 'person', theme, number } : undefined;
}

/** Returns the path of an illustration below the site's root. */
export function illustrationUrl(illustration: Illustration): string {
  const { theme, number } = illustration;
  if (illustration.of === 'person') return `/-/media/people/${theme}/${number}.jpg`;
  if (illustration.of === 'dealer') return `/-/media/dealers/${theme}/${illustration.place}-${number}.jpg`;
  return `/-/media/illustrations/${theme}/${illustration.subject}-${number}.jpg`;
}

/** Largest pixel size: 16:9, portraits square. */
export const illustrationSize = ({ of }: Illustration): { width: number; height: number } =>
  of === 'person' ? { width: PORTRAIT, height: PORTRAIT } : { width: 2560, height: 1440 };
