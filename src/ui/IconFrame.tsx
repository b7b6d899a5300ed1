import type { ReactNode } from 'react';

interface IconFrameProps {
  /** Pixels. */
  size: number;
  className?: string | undefined;
  viewBox?: string;
  children: ReactNode;
}

/**
 * Renders the `svg` of every icon: a line in the colour of the text around it, hidden from screen readers. What it shows is a
 * path in the markup (`Icon`, for controls, which must be there with the first paint) or a symbol of the sprite (`IconDrawing`,
 * for the icons that editors choose from).
 */
export function IconFrame({ size, className, viewBox, children }: IconFrameProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox={viewBox}
      fill="none"
      stroke="currentColor"
      strokeWidth={size > 30 ? 1.25 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
