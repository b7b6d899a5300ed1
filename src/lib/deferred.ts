/** A promise with the functions that settle it. */
export interface Deferred<Value> {
  promise: Promise<Value>;
  resolve: (value: Value | PromiseLike<Value>) => void;
  reject: (reason: unknown) => void;
}

/** Returns a new promise with its functions, like `Promise.withResolvers`, which browsers of the build target lack. */
export function deferred<Value>(): Deferred<Value> {
  const parts = {} as Deferred<Value>;
  parts.promise = new Promise((resolve, reject) => {
    parts.resolve = resolve;
    parts.reject = reject;
  });
  return parts;
}
