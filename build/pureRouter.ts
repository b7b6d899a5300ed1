import type { Plugin } from 'vite';

const TOP_LEVEL_CALL = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm;
const DISPLAY_NAME = /^\w+\.displayName = .*;$/gm;

/**
 * Marks the router's top-level calls as pure, so that the bundler can remove unused components. Without the annotation it must
 * keep the calls.
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

/** Statements of Formik on components that only libraries of the same age need: class components and `connect`. */
const FORMIK_STATICS = /^(?:\w+\.displayName = .*;|FieldArrayInner\.defaultProps = \{\n[^}]*\};)$/gm;

/** Removes the names of Formik's components, so that the bundler can remove those that we do not use. We use `useFormik`. */
export function pureFormik(): Plugin {
  return {
    name: 'pure-formik',
    transform(code, id) {
      if (!/\/formik\/dist\//.test(id)) return undefined;
      return { code: code.replace(FORMIK_STATICS, ''), map: null };
    },
  };
}
