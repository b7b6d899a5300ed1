import { type ComponentType, memo, Suspense, use } from 'react';
import { serverRenderedPart } from '../content/lazyParts.tsx';
import { DiscardedMarkup, markupOfPart, useDiscardedFields } from './discardedMarkup.tsx';
import { addGate, gateOf } from './hydrationGates.ts';
import { LaterSection } from './LaterSection.tsx';

const loads: (() => Promise<unknown>)[] = [];

/**
 * Returns a part of a section that hydrates at once, which itself hydrates when it is near the window or is touched. Its chunk loads
 * then; the server's markup works until then (docs/decisions/0091). Its props must be the same objects at every render of its
 * parent, because React discards the markup of a part that changes before it is hydrated.
 *
 * @param id is on a page once
 */
export function laterPart<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = serverRenderedPart(load);
  const markup = markupOfPart(id);
  loads.push(load);
  if (markup) addGate(id, load);
  function Gated(props: Props) {
    const gate = gateOf(id);
    if (gate) use(gate);
    useDiscardedFields(markup);
    return <Part {...props} />;
  }
  return memo(function LaterPart(props: Props) {
    return (
      <LaterSection uid={id} hydration="visible">
        <Suspense fallback={markup && <DiscardedMarkup markup={markup} />}>
          <Gated {...props} />
        </Suspense>
      </LaterSection>
    );
  }) as unknown as ComponentType<Props>;
}

/** Loads the parts of all sections that are loaded. A page that the browser renders shows them at once. */
export async function loadLaterParts(): Promise<void> {
  await Promise.all(loads.map((load) => load()));
}
