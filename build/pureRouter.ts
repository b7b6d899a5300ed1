import type { Plugin } from 'vite';

const TOP_LEVEL_CALL = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm;
const DISPLAY_NAME = /^\w+\.displayName = .*;$/gm;

/**
 * Lets the bundler leave out what we do not use of the router: its file makes every component at the top level, in calls
 * that a bundler must keep unless it is told that they have no effect.
 */
export function pureRouter(): Plugin {
  return {
    name: 'pure-router',
    transform(code, id) {
      if (!/\/react-router\/dist\//.test(id)) return undefined;
      return { code: code.replace(TOP_LEVEL_CALL, '$1/* @__PURE__ */ $2').replace(DISPLAY_NAME, ''), map: null };
    },
  };
}
