import { type ComponentType, memo, Suspense } from 'react';
import type { InteractiveHydration } from '../content/views.ts';
import { DiscardedMarkup } from './hydration/discardedMarkup.tsx';
import { addGate, openGate, useGate } from './hydration/hydrationGates.ts';
import { LaterSection } from './hydration/LaterSection.tsx';
import { createPart, partView } from './lazyParts.tsx';

const loads: (() => Promise<unknown>)[] = [];

/**
 * Returns a part of a section that hydrates at once, which itself hydrates when it is near the window or the page is touched. Its chunk loads
 * then; the server's markup works until then (docs/decisions/0070). Its props must be the same objects at every render of its
 * parent, because React discards the markup of a part that changes before it is hydrated.
 *
 * @param id is on a page once
 * @param hydration `touch` for what is hidden at first: only a touch, a key or another URL loads it
 */
export function laterPart<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
  hydration: InteractiveHydration = 'visible',
): ComponentType<Props> {
  const part = createPart(load);
  const Part = partView(part);
  const isOfServer = typeof document !== 'undefined' && document.querySelector(`[data-later="${id}"]`);
  loads.push(part.load);
  if (isOfServer) addGate(id, part.load);
  function Gated(props: Props) {
    useGate(id);
    return <Part {...props} />;
  }
  return memo(function LaterPart(props: Props) {
    return (
      <LaterSection uid={id} hydration={hydration}>
        <Suspense fallback={isOfServer && <DiscardedMarkup id={id} />}>
          <Gated {...props} />
        </Suspense>
      </LaterSection>
    );
  }) as unknown as ComponentType<Props>;
}

/** Loads and hydrates a part of the loaded document now. */
export const hydratePart = (id: string): void => openGate(id);

/** Loads the parts of all sections that are loaded. A page that the browser renders shows them at once. */
export async function loadLaterParts(): Promise<void> {
  await Promise.all(loads.map((load) => load()));
}
