const GRID = 'color-mix(in srgb, var(--color-hero-line) 9%, transparent)';
const grid = (direction: string, step: number) =>
  `repeating-linear-gradient(${direction}, ${GRID} 0 1px, transparent 1px ${step}px)`;

/** Squared paper of 4 px behind a positioned element: styles of its `::before`. */
export const squaredPaper = {
  content: '""',
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  background: [grid('to right', 32), grid('to bottom', 32), grid('to right', 4), grid('to bottom', 4)].join(', '),
  opacity: 0.55,
  '@media print': { display: 'none' },
} as const;
