import type { DealerIllustration } from './illustrationPath.ts';
import { type IllustrationTheme, MOODS, type Mood, paletteOf } from './palette.ts';

/** Times of day by the number of a dealer: most are seen by day. Dark themes are dark at any time. */
export function dealerMood(theme: IllustrationTheme, number: number): Mood {
  if (theme === 'mercedes' || theme === 'smart') return 'day';
  return MOODS[[0, 0, 1, 0, 0, 1, 0, 2][number % 8] ?? 0] ?? 'day';
}

/** Returns the colours of the roof and of its lettering. */
export function signOf(theme: IllustrationTheme, mood: Mood): readonly [roof: string, lettering: string] {
  const { ink, accent, deep, glow } = paletteOf(theme, mood);
  if (theme === 'rullande' && mood === 'day') return [ink, accent];
  return theme === 'rullande' || theme === 'smart' ? [accent, ink] : [deep, glow];
}

/** Returns the large areas of a dealer's front, for a placeholder: sky, roof, glass, ground. */
export function dealerTones({ theme, place, number }: DealerIllustration): readonly string[] {
  const mood = dealerMood(theme, number);
  const palette = paletteOf(theme, mood);
  const glass = mood === 'day' ? palette.snow : palette.glow;
  return [palette.air, signOf(theme, mood)[0], glass, place === 'snow' ? palette.snow : palette.ground];
}
