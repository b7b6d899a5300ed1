/** Windows too low for anything that sticks: a phone on its side, or text enlarged to 400 % (WCAG 1.4.10). */
export const SHORT = '@media (max-height: 449.98px)';
