import { CAPITAL } from '../../lib/wordmark.ts';
import { boxOf, circle, type Drawing, move, polygon, segment } from './drawing.ts';
import { outlinesOf } from './glyphs.ts';

/** The three groups: the wordmark of each, and its mark for small squares, made of the same shapes. */

export interface Group {
  label: string;
  wordmark: Drawing;
  mark: Drawing;
  tile: Tile;
}

/** The square behind the mark in icons. */
interface Tile {
  ground: string;
  ink: string;
  /** Free space around the mark, in parts of its larger side. */
  margin: number;
  /** Radius of the corners, in parts of the side. */
  radius: number;
  /** Thickens hairlines that would vanish at 16 pixels, in units. */
  stroke: number;
}

const rightOf = (drawing: Drawing): number => {
  const { x, width } = boxOf(drawing);
  return x + width;
};

/** A straight road to the north, in a disc. The road is what the two sides leave free. */
function norrvag(): Group {
  const radius = 146;
  const center = -CAPITAL / 2;
  const mark = [
    ...segment(radius, center, radius, -84, 57),
    ...segment(radius, center, radius, 123, 264),
    ...polygon([140, -150], [152, -150], [155, -98], [137, -98]),
    ...polygon([135, -70], [157, -70], [162, 14], [130, 14]),
  ];
  const letters = outlinesOf('familjen', 'Norrväg', CAPITAL, -0.005);
  return {
    label: 'Norrväg',
    wordmark: [...mark, ...move(letters, rightOf(mark) + 74 - boxOf(letters).x, 0)],
    mark,
    tile: { ground: '#10231f', ink: '#f8f6f2', margin: 0.13, radius: 0.22, stroke: 0 },
  };
}

/** Radii of Rullande's wheel, in units. It is too full for an `o`. */
const RIM = 46;
const HUB = 10;

/** Letters that lean forward, and a wheel that has rolled ahead of them. The mark is the first letter and the wheel. */
function rullande(): Group {
  const wheel = [...circle(0, -RIM, RIM), ...circle(0, -RIM, HUB, true)];
  const letters = outlinesOf('kanit', 'rullande', CAPITAL, -0.01);
  const first = outlinesOf('kanit', 'r', CAPITAL);
  return {
    label: 'Rullande',
    wordmark: [...letters, ...move(wheel, rightOf(letters) + RIM + 12, 0)],
    mark: [...first, ...move(wheel, rightOf(first) + 4, 0)],
    tile: { ground: '#ffd400', ink: '#0c0c0c', margin: 0.13, radius: 0.1, stroke: 0 },
  };
}

/** A serif with fine and strong strokes. The mark is its initial. */
function marlow(): Group {
  return {
    label: 'Marlow',
    wordmark: outlinesOf('gloock', 'Marlow', CAPITAL, 0.012),
    mark: outlinesOf('gloock', 'M', CAPITAL),
    tile: { ground: '#0d1b3e', ink: '#ffffff', margin: 0.17, radius: 0, stroke: 5 },
  };
}

export const GROUPS = { norrvag: norrvag(), rullande: rullande(), marlow: marlow() } as const;
