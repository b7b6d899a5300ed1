/** Media query for windows too low for sticky elements: a phone in landscape, or 400 % zoom (WCAG 1.4.10). */
export const SHORT = '@media (max-height: 449.98px)';
