import { type ComponentType, useEffect, useState } from 'react';

/**
 * A part that only a visitor's own doing brings, in a chunk of its own: nothing stands in its place until it has come, then
 * it is drawn at once. Without `Suspense`, which would hold back what it waited for by up to 300 ms (0035); for the same
 * reason not for what the server prints: that is `lazyPart`.
 *
 * A chunk that cannot be had is an error of the place where the part stands.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let View: ComponentType<Props> | undefined;
  return function LatePart(props: Props) {
    const [, setLoaded] = useState(View !== undefined);
    const [failed, setFailed] = useState<{ reason: unknown } | null>(null);
    useEffect(() => {
      // It may have come, for another place, since this one was drawn.
      if (View) return setLoaded(true);
      load().then(
        (loaded) => {
          View = loaded;
          setLoaded(true);
        },
        (reason: unknown) => setFailed({ reason }),
      );
    }, []);
    if (failed) throw failed.reason;
    return View ? <View {...props} /> : null;
  };
}
