/** Where a tire is on the car, seen from above with the front at the top. */
export interface Corner {
  side: 'left' | 'right';
  end: 'front' | 'rear';
}

const LEFT = /v[äa]nster|venstre|vasen|left|ľav/i;
const RIGHT = /h[öo]ger|h[øo]yre|h[øo]jre|oikea|right|prav/i;
const FRONT = /fram|foran|forrest|etu|front|predn/i;
const REAR = /bak|taka|rear|back|zadn/i;

/** Returns the corner that a text such as `Vänster fram` names; null for another text, such as `Reservhjul`. */
export function cornerOf(position: string): Corner | null {
  const side = LEFT.test(position) ? 'left' : RIGHT.test(position) ? 'right' : null;
  const end = FRONT.test(position) ? 'front' : REAR.test(position) ? 'rear' : null;
  return side && end ? { side, end } : null;
}

/** Whether tires can be laid out as a plan of the car: each at a corner of its own. */
export function isPlan(corners: readonly (Corner | null)[]): boolean {
  const names = corners.map((corner) => corner && `${corner.end} ${corner.side}`);
  return names.length > 0 && !names.includes(null) && new Set(names).size === names.length;
}
