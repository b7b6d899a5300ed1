import { type ComponentType, lazy } from 'react';

const parts: (() => Promise<unknown>)[] = [];

/**
 * A part of a view that few pages show, in a chunk of its own. It stands inside `Suspense`: the server has all parts in
 * memory and prints them at once (`loadParts`), the browser takes over the printed part when its chunk has come.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  let view: ComponentType<Props> | undefined;
  const fetchPart = async () => {
    view ??= await load();
    return { default: view };
  };
  parts.push(fetchPart);
  return lazy(() => (view ? already({ default: view }) : fetchPart()));
}

/** Brings every part into memory, so that none suspends. */
export async function loadParts(): Promise<void> {
  await Promise.all(parts.map((load) => load()));
}

/** A promise that is kept at once: React asks no further when its answer comes in the same breath. */
function already<T>(value: T): Promise<T> {
  const then = (done: (value: T) => unknown) => done(value);
  return { then } as unknown as Promise<T>;
}
