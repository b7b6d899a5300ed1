/** Returns the CSS `url()` of a drawing, whose attributes have single quotes. */
export const svgUrl = (svg: string): string =>
  `url("data:image/svg+xml,${svg.replaceAll('<', '%3C').replaceAll('>', '%3E').replaceAll('#', '%23')}")`;
