/** The colour roles of what stands on the theme's field. */
export const heroRoles = {
  '--color-ink': 'var(--color-hero-ink)',
  '--color-muted': 'var(--color-hero-muted)',
  '--color-link': 'var(--color-hero-ink)',
  '--color-accent': 'var(--color-hero-accent)',
  '--color-accent-strong': 'color-mix(in srgb, var(--color-hero-accent) 88%, var(--color-hero-accent-ink))',
  '--color-accent-ink': 'var(--color-hero-accent-ink)',
  '--color-focus': 'var(--color-hero-ink)',
  '--color-focus-halo': 'var(--color-hero-ground)',
  color: 'var(--color-hero-ink)',
} as const;
