import { createRandom } from '../../../lib/random.ts';
import { dealerFront } from './dealerFront.ts';
import { type Illustration, illustrationSize, PORTRAIT } from './illustrationPath.ts';
import { portrait } from './portrait.ts';
import { createStage, HEIGHT, WIDTH } from './stage.ts';
import { SUBJECTS } from './subjects.ts';

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
