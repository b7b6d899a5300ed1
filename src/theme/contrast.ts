/** Returns the contrast ratio of two colours `#rrggbb` by WCAG 2.2: 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Returns the mix of two colours as `#rrggbb`: `share` (0 to 1) of `top` over `bottom`. */
export function mixed(top: string, bottom: string, share: number): string {
  const bottomChannels = channels(bottom);
  const parts = channels(top).map((value, index) =>
    Math.round(value * share + (bottomChannels[index] ?? 0) * (1 - share)),
  );
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
    const value = channel / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(color: string): number[] {
  if (!/^#[0-9a-f]{6}$/.test(color)) throw new Error(`not a colour of the form #rrggbb: ${color}`);
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}
