import type { Plugin } from 'vite';

/** Constants that React throws to itself and recognises, such as the one of a component that waits. */
const CONSTANT = /(?<=\b\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g;

/**
 * Makes React's constant exceptions errors without a stack. Under DevTools, and so in Lighthouse, the browser reads the stack of each
 * new error, for which it parses all of React once more (docs/decisions/0071).
 */
export function plainExceptions(): Plugin {
  return {
    name: 'plain-exceptions',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('/react-dom-client.production.js')) return undefined;
      return { code: withPlainExceptions(code), map: null };
    },
  };
}

/** @throws when the code has no such constant, so that another version of React does not lose this unnoticed */
export function withPlainExceptions(code: string): string {
  const plain = code.replace(CONSTANT, '{ __proto__: Error.prototype, message: $1 }');
  if (plain === code) throw new Error('React has no constant exceptions: build/plainExceptions.ts is out of date.');
  return plain;
}
