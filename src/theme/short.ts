/**
 * Media query for windows too low for sticky elements: a phone in landscape, 400 % zoom (WCAG 1.4.10), or a browser's font of twice the size on a
 * phone. 450 px with a font of 16 px.
 */
export const SHORT = '@media (max-height: 28.12em)';
