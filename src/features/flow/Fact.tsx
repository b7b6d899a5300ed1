import type { ReactNode } from 'react';
import { mapRouteHref } from '../../lib/contactHref.ts';

interface FactProps {
  label: string;
  /** Whether the visitor has typed the value, which is shown as it is then. */
  isTyped?: boolean;
  children: ReactNode;
}

/** Renders a label with its value in a list of facts; nothing without a value. */
export function Fact({ label, isTyped = false, children }: FactProps) {
  if (!children) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd data-typed={isTyped ? '' : undefined}>{children}</dd>
    </div>
  );
}

/** Renders the name of a place, and its address as a link to the way there. */
export function PlaceLines({
  name,
  address,
}: {
  name?: string | null | undefined;
  address?: string | null | undefined;
}) {
  return (
    <>
      <span>{name}</span>
      {address && <br />}
      {address && (
        <a href={mapRouteHref(address)} target="_blank" rel="noopener">
          {address}
        </a>
      )}
    </>
  );
}
