/**
 * Mixes paint after the render. The light on a car is linear in the albedo of its paint. The studio renders every view with black
 * paint (`base`) and with white paint (`gain` = white - black); any colour is `base + drawnAlbedo(albedo) * gain` in linear light.
 *
 * A roof of its own colour is white in `base`. Its own gain shows it in another: `base + (colour - white) * roof`.
 *
 * Bytes of the images carry `sqrt(linear / RANGE)`; the result is sRGB with a soft shoulder.
 */

/** Linear light of byte 255. White paper is 1; higher values are highlights. */
export const RANGE = 1.5;

/** Linear albedo of the three channels, 0 to 1. */
export type Albedo = readonly [number, number, number];

const channel = (hex: string, from: number): number => {
  const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** Returns the albedo of a colour of six hex digits. */
export const paintFromHex = (hex: string): Albedo => [channel(hex, 0), channel(hex, 2), channel(hex, 4)];

/** Luminance below which a paint is drawn lighter than it is, and how much lighter black is. */
const DARK = 0.07;
const DARK_LIFT = 0.02;

/** Returns the albedo that a drawing has of a paint: black paint in flat tones would have no form. Dark paints keep their order. */
export const drawnAlbedo = (albedo: Albedo): Albedo => {
  const [red, green, blue] = albedo;
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const lift = DARK_LIFT * Math.max(0, 1 - luminance / DARK);
  return [red + lift, green + lift, blue + lift];
};

/** Returns the linear light of a stored byte. */
export const linearOf = (byte: number): number => (byte / 255) ** 2 * RANGE;

const SHOULDER = 0.8;

/** Compresses highlights above the shoulder instead of clipping them. */
const soften = (linear: number): number => {
  if (linear <= SHOULDER) return linear;
  const rest = 1 - SHOULDER;
  return SHOULDER + rest * (1 - Math.exp(-(linear - SHOULDER) / rest));
};

/** Darkens shades a little. */
const deepen = (linear: number): number => 1.06 * linear ** 1.14;

/** Returns the sRGB byte of a linear value. */
export const displayByte = (linear: number): number => {
  const value = soften(deepen(Math.max(0, linear)));
  const encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, encoded) * 255);
};

/** Steps of linear light in the display table. Adjacent steps differ by less than a byte. */
const STEPS = 1 << 15;
const TOP = RANGE * 2;
const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => linearOf(byte));
const DISPLAY = Uint8Array.from({ length: STEPS + 1 }, (_, step) => displayByte((step / STEPS) * TOP));

/** Albedo of a roof in `base`: that of `roof` in `studio/blender/drawing.py`. */
const WHITE_ROOF = 0.66;

/** A roof of its own colour: gain (RGB), and the albedo of the colour. */
export type Roof = { readonly gain: Uint8Array; readonly albedo: Albedo };

/** Light on the paint of cars on a transparent ground, so that white ones keep their form. */
const CUT_OUT_EXPOSURE = 0.86;

/**
 * Mixes base and gain (RGB each), and the gain of a roof, to sRGB. A base with alpha has four bytes for each pixel, and so has the
 * result.
 *
 * @returns bytes of as many channels as the base has
 */
export const composePixels = (base: Uint8Array, gain: Uint8Array, albedo: Albedo, roof?: Roof): Uint8Array => {
  const pixels = gain.length / 3;
  const channels = base.length / pixels;
  const out = new Uint8Array(base);
  const scale = STEPS / TOP;
  const baseTable = LINEAR.map((value) => value * scale);
  const exposure = channels === 4 ? CUT_OUT_EXPOSURE : 1;
  const gainTables = drawnAlbedo(albedo).map((part) => LINEAR.map((value) => value * scale * part * exposure));
  const roofTables =
    roof && drawnAlbedo(roof.albedo).map((part) => LINEAR.map((value) => value * scale * (part - WHITE_ROOF)));
  for (let part = 0; part < 3; part += 1) {
    const gainTable = gainTables[part] as Float32Array;
    const roofTable = roofTables?.[part];
    for (let at = part, from = part; from < gain.length; at += channels, from += 3) {
      let light = (baseTable[base[at] as number] as number) + (gainTable[gain[from] as number] as number);
      if (roof && roofTable) light = Math.max(0, light + (roofTable[roof.gain[from] as number] as number));
      out[at] = DISPLAY[Math.min(STEPS, light) | 0] as number;
    }
  }
  return out;
};
