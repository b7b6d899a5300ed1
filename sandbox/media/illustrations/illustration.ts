import { createRandom } from '../../../lib/random.ts';
import { type DealerPlace, dealerFront, isDealerPlace } from './dealerFront.ts';
import { ILLUSTRATION_THEMES, type IllustrationTheme } from './palette.ts';
import { PORTRAIT, portrait } from './portrait.ts';
import { createStage, HEIGHT, WIDTH } from './stage.ts';
import { SUBJECT_NAMES, SUBJECTS, type SubjectName } from './subjects.ts';

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

/** How close the picture is: the width of what it shows, in parts of the scene. */
const SHOTS = [1, 1, 0.95, 0.9] as const;

function drawSubject({ theme, subject, number }: Extract<Illustration, { of: 'subject' }>): {
  content: string;
  box: string;
} {
  const seed = `${theme}/${subject}/${number}`;
  const random = createRandom(`shot/${seed}`);
  const { draw, moods } = SUBJECTS[subject];
  const mood = moods[(number - 1) % moods.length] ?? 'day';
  const shot = random.pick(SHOTS);
  const [width, height] = [WIDTH * shot, HEIGHT * shot];
  // People and cars stand in the lower half.
  return {
    content: draw(createStage(theme, mood, seed)),
    box: `${(WIDTH - width) / 2} ${(HEIGHT - height) * 0.72} ${width} ${height}`,
  };
}

/** Returns the SVG of an illustration with a width in pixels. */
export function drawIllustration(illustration: Illustration, width: number): string {
  const size = illustrationSize(illustration);
  const height = Math.round((width * size.height) / size.width);
  const svg = (content: string, box: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}">${content}</svg>`;
  if (illustration.of === 'person')
    return svg(portrait(illustration.theme, illustration.number), `0 0 ${PORTRAIT} ${PORTRAIT}`);
  if (illustration.of === 'dealer')
    return svg(dealerFront(illustration.theme, illustration.place, illustration.number), `0 0 ${WIDTH} ${HEIGHT}`);
  const { content, box } = drawSubject(illustration);
  return svg(content, box);
}
