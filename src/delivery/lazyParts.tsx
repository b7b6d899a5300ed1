import { type ComponentType, lazy, useEffect, useState } from 'react';
import { loadOrReload } from '../lib/browser/goneScripts.ts';

/**
 * Components that the browser loads in chunks of their own (docs/decisions/0030). When a chunk is gone the page is loaded again; when that
 * has not helped, an error is thrown where the component is rendered (docs/decisions/0161).
 */

type Load<Props> = () => Promise<ComponentType<Props>>;

const serverRenderedParts: (() => Promise<unknown>)[] = [];

/**
 * Returns a component that the server renders, and that the browser hydrates after loading its chunk. The server's markup stays
 * until then. Render it inside `Suspense`.
 */
export const serverRenderedPart = <Props extends object>(load: Load<Props>): ComponentType<Props> =>
  partView(createPart(load));

/** Returns the component of a part that the server renders. Once the part is loaded, it does not suspend. */
export function partView<Props extends object>(part: Part<Props>): ComponentType<Props> {
  serverRenderedParts.push(part.load);
  return lazy(() =>
    part.View ? settled({ default: part.View }) : loadOrReload(part.load),
  ) as unknown as ComponentType<Props>;
}

/** Loads all server-rendered parts, so that none suspends on the server. */
export async function loadServerRenderedParts(): Promise<void> {
  await Promise.all(serverRenderedParts.map((load) => load()));
}

/**
 * Returns a component that only the browser renders, after an action of the visitor. It renders nothing until its chunk has
 * loaded. It needs no `Suspense`, which would delay it by up to 300 ms. With a property `onFail` it calls that function when its
 * chunk cannot be loaded, instead of loading the page again.
 */
export function clientOnlyPart<Props extends object>(
  load: Load<Props>,
): ComponentType<Props & { onFail?: () => void }> {
  const part = createPart(load);
  return function ClientOnlyPart(props: Props & { onFail?: () => void }) {
    const { onFail } = props;
    const [, setLoaded] = useState(part.View !== undefined);
    const [failed, setFailed] = useState<{ reason: unknown } | null>(null);
    // biome-ignore lint/correctness/useExhaustiveDependencies: once
    useEffect(() => {
      // Another instance may have loaded the chunk since this one was rendered.
      if (part.View) return setLoaded(true);
      (onFail ? part.load() : loadOrReload(part.load)).then(
        () => setLoaded(true),
        (reason: unknown) => (onFail ? onFail() : setFailed({ reason })),
      );
    }, []);
    if (failed) throw failed.reason;
    return part.View ? <part.View {...props} /> : null;
  };
}

interface Part<Props> {
  /** Undefined until it is loaded. */
  View: ComponentType<Props> | undefined;
  load: () => Promise<{ default: ComponentType<Props> }>;
}

export function createPart<Props>(load: Load<Props>): Part<Props> {
  const part: Part<Props> = {
    View: undefined,
    async load() {
      part.View ??= await load();
      return { default: part.View };
    },
  };
  return part;
}

/** Returns a thenable that React reads as fulfilled, without suspending. */
function settled<T>(value: T): Promise<T> {
  const then = (done: (value: T) => unknown) => done(value);
  return { then } as unknown as Promise<T>;
}
