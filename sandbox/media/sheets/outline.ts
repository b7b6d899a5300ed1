/** Numbers that follow a command of an outline. */
const COUNTS: Readonly<Record<string, number>> = { M: 2, l: 2, h: 1, v: 1, q: 4, c: 6, z: 0 };

/**
 * Returns the outline of a wordmark as path operators of PDF. It reads the commands that our wordmarks have: `M l h v q c z`.
 *
 * @throws Error for another command
 */
export function outlineOperators(path: string): string {
  let [x, y] = [0, 0];
  const operators: string[] = [];
  for (const [, command = '', rest = ''] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const count = COUNTS[command];
    if (count === undefined) throw new Error(`The outline has the command ${command}`);
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    if (command === 'z') operators.push('h');
    for (let at = 0; at < numbers.length; at += count) {
      const [next, operator] = stepOf(command, numbers.slice(at, at + count), [x, y]);
      [x, y] = next;
      operators.push(operator);
    }
  }
  return operators.join('\n');
}

type Point = readonly [x: number, y: number];

/** Returns where a command ends, and its operator. */
function stepOf(command: string, numbers: readonly number[], [x, y]: Point): [Point, string] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
  if (command === 'M') return [[a, b], `${a} ${b} m`];
  if (command === 'h') return lineTo([x + a, y]);
  if (command === 'v') return lineTo([x, y + a]);
  if (command === 'l') return lineTo([x + a, y + b]);
  if (command === 'c') return [[x + e, y + f], curve([x + a, y + b], [x + c, y + d], [x + e, y + f])];
  // A quadratic curve as a cubic one.
  const control: Point = [x + a, y + b];
  const end: Point = [x + c, y + d];
  return [end, curve(between([x, y], control), between(end, control), end)];
}

const lineTo = (end: Point): [Point, string] => [end, `${end.join(' ')} l`];
const curve = (...points: readonly Point[]): string => `${points.flat().map(round).join(' ')} c`;
const between = ([x, y]: Point, [toX, toY]: Point): Point => [x + (2 / 3) * (toX - x), y + (2 / 3) * (toY - y)];
const round = (value: number): number => Math.round(value * 100) / 100;
