/**
 * The blueprint of a car's skin: side, top, front and rear in metres on one sheet, which is projected onto the body.
 * Three canvases share one layout: colour, finish (paint, roughness, metal) and relief (glass, glow, height).
 */

export type Face = 'side' | 'top' | 'front' | 'rear';

export type Look = {
  readonly colour: string;
  /** 1 where the car's paint is visible. */
  readonly paint?: number;
  readonly rough?: number;
  readonly metal?: number;
  readonly glass?: number;
  readonly glow?: number;
  /** 0 deep, 0.5 flush, 1 raised. */
  readonly height?: number;
};

export type Pt = readonly [number, number];

/** Pixels per metre and the corner of each face's field on the sheet, in pixels; `from` is its origin in metres. */
export type Layout = {
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  readonly faces: Readonly<Record<Face, { readonly at: Pt; readonly from: Pt }>>;
};

const LENGTH = 6.2;
const TALL = 2.7;
const ACROSS = 2.3;

export const layoutOf = (scale: number): Layout => ({
  scale,
  width: Math.ceil((LENGTH + ACROSS) * scale),
  height: Math.ceil(TALL * 2 * scale),
  faces: {
    side: { at: [0, 0], from: [-LENGTH / 2, -0.1] },
    top: { at: [0, TALL * scale], from: [-LENGTH / 2, -ACROSS / 2] },
    front: { at: [LENGTH * scale, 0], from: [-ACROSS / 2, -0.1] },
    rear: { at: [LENGTH * scale, TALL * scale], from: [-ACROSS / 2, -0.1] },
  },
});

const byte = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 255);

const makeCanvas = (layout: Layout): CanvasRenderingContext2D => {
  const canvas = document.createElement('canvas');
  canvas.width = layout.width;
  canvas.height = layout.height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no 2d canvas');
  return context;
};

export class Sheet {
  readonly layout: Layout;
  readonly colour: CanvasRenderingContext2D;
  readonly finish: CanvasRenderingContext2D;
  readonly relief: CanvasRenderingContext2D;

  constructor(scale: number) {
    this.layout = layoutOf(scale);
    this.colour = makeCanvas(this.layout);
    this.finish = makeCanvas(this.layout);
    this.relief = makeCanvas(this.layout);
    this.#flood(this.colour, '#000');
    this.#flood(this.finish, 'rgb(255,92,128)');
    this.#flood(this.relief, 'rgb(0,0,128)');
  }

  #flood(context: CanvasRenderingContext2D, colour: string): void {
    context.fillStyle = colour;
    context.fillRect(0, 0, this.layout.width, this.layout.height);
  }

  #draw(face: Face, look: Look, draw: (context: CanvasRenderingContext2D) => void): void {
    const { scale, faces } = this.layout;
    const { at, from } = faces[face];
    const { colour, paint = 0, rough = 0.5, metal = 0, glass = 0, glow = 0, height = 0.5 } = look;
    const styles: readonly (readonly [CanvasRenderingContext2D, string])[] = [
      [this.colour, colour],
      [this.finish, `rgb(${byte(paint)},${byte(rough)},${byte(metal)})`],
      [this.relief, `rgb(${byte(glass)},${byte(glow)},${byte(height)})`],
    ];
    for (const [context, style] of styles) {
      context.setTransform(scale, 0, 0, scale, at[0] - from[0] * scale, at[1] - from[1] * scale);
      context.fillStyle = style;
      context.strokeStyle = style;
      context.lineJoin = 'round';
      context.lineCap = 'round';
      draw(context);
    }
  }

  /** Front, rear and top are symmetric: drawing on one half appears on both. */
  #halves(face: Face): readonly number[] {
    return face === 'side' ? [1] : [1, -1];
  }

  #trace(context: CanvasRenderingContext2D, face: Face, points: readonly Pt[], sign: number, closed: boolean): void {
    context.beginPath();
    points.forEach(([a, b], i) => {
      const x = face === 'top' ? a : a * sign;
      const y = face === 'top' ? b * sign : b;
      if (i === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    });
    if (closed) context.closePath();
  }

  /** A filled outline; `round` grows it by that radius with round corners. */
  fill(face: Face, points: readonly Pt[], look: Look, round = 0): void {
    for (const sign of this.#halves(face)) {
      this.#draw(face, look, (context) => {
        this.#trace(context, face, points, sign, true);
        context.fill();
        if (round <= 0) return;
        context.lineWidth = round * 2;
        context.stroke();
      });
    }
  }

  line(face: Face, points: readonly Pt[], width: number, look: Look, closed = false): void {
    for (const sign of this.#halves(face)) {
      this.#draw(face, look, (context) => {
        this.#trace(context, face, points, sign, closed);
        context.lineWidth = width;
        context.stroke();
      });
    }
  }

  disc(face: Face, centre: Pt, radius: number, look: Look): void {
    const points = Array.from({ length: 40 }, (_, i): Pt => {
      const angle = (i / 40) * Math.PI * 2;
      return [centre[0] + Math.cos(angle) * radius, centre[1] + Math.sin(angle) * radius];
    });
    this.fill(face, points, look);
  }

  /** Confines what `draw` draws to an outline. */
  within(face: Face, points: readonly Pt[], draw: () => void): void {
    const contexts = [this.colour, this.finish, this.relief];
    for (const sign of this.#halves(face)) {
      for (const context of contexts) context.save();
      this.#draw(face, { colour: '#000' }, (context) => {
        this.#trace(context, face, points, sign, true);
        context.clip();
      });
      draw();
      for (const context of contexts) context.restore();
    }
  }
}
