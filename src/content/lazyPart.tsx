import { type ComponentType, lazy, useEffect, useState } from 'react';

interface LazyPartOptions {
  /** The server prints the part: it has all of them in memory (`loadParts`). */
  isPrinted?: boolean;
}

const printedParts: (() => Promise<unknown>)[] = [];

/**
 * Makes a component of a part of a view, in a chunk of its own (0035).
 *
 * - A part that the server prints stands inside `Suspense`: what is printed stays until the chunk has come, and is then
 *   hydrated.
 * - Any other part comes by a visitor's own doing. Nothing stands in its place until the chunk has come; then it is rendered at
 *   once. It needs no `Suspense`, which would hold it back by up to 300 ms.
 *
 * A chunk that cannot be loaded is an error of the place where the part stands.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isPrinted = false }: LazyPartOptions = {},
): ComponentType<Props> {
  let View: ComponentType<Props> | undefined;
  const fetchPart = async () => {
    View ??= await load();
    return { default: View };
  };
  if (isPrinted) {
    printedParts.push(fetchPart);
    return lazy(() => (View ? settled({ default: View }) : fetchPart())) as unknown as ComponentType<Props>;
  }
  return function LazyPart(props: Props) {
    const [, setLoaded] = useState(View !== undefined);
    const [failed, setFailed] = useState<{ reason: unknown } | null>(null);
    useEffect(() => {
      // It may have come, for another place, since this one was rendered.
      if (View) return setLoaded(true);
      fetchPart().then(
        () => setLoaded(true),
        (reason: unknown) => setFailed({ reason }),
      );
    }, []);
    if (failed) throw failed.reason;
    return View ? <View {...props} /> : null;
  };
}

/** Brings every printed part into memory, so that none suspends on the server. */
export async function loadParts(): Promise<void> {
  await Promise.all(printedParts.map((load) => load()));
}

/** A promise that is already fulfilled for React, which then renders without suspending. */
function settled<T>(value: T): Promise<T> {
  const then = (done: (value: T) => unknown) => done(value);
  return { then } as unknown as Promise<T>;
}
