import type { Plugin } from 'vite';

const TOP_LEVEL_CALL = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm;
const DISPLAY_NAME = /^\w+\.displayName = .*;$/gm;
const CLASS_COMPONENT = /^var (\w+) = class (extends React\d*\.Component) \{$([\s\S]*?)^\};$/gm;

/**
 * Marks the router's top-level calls and class components as pure, so that the bundler can remove unused components. Without
 * the annotation it must keep them: a call can have effects, and so can the getter of a base class.
 */
export function pureRouter(): Plugin {
  return {
    name: 'pure-router',
    apply: 'build',
    transform(code, id) {
      if (!/\/react-router\/dist\//.test(id)) return undefined;
      const pure = code
        .replace(TOP_LEVEL_CALL, '$1/* @__PURE__ */ $2')
        .replace(DISPLAY_NAME, '')
        .replace(CLASS_COMPONENT, 'var $1 = /* @__PURE__ */ (() => class $2 {$3})();');
      return { code: contextTypeInClass(pure), map: null };
    },
  };
}

const CONTEXT_TYPE = /^(\w+)\.contextType = (\w+);$/gm;

/** Moves assignments of `contextType` into the class, because an assignment keeps the class in the bundle. */
function contextTypeInClass(code: string): string {
  return [...code.matchAll(CONTEXT_TYPE)].reduce(
    (text, [statement, name, context]) =>
      text
        .replace(statement, '')
        .replace(new RegExp(`^(var ${name} = .* class .* \\{)$`, 'm'), `$1\n  static contextType = ${context};`),
    code,
  );
}

/** Statements of Formik on components that only libraries of the same age need: class components and `connect`. */
const FORMIK_STATICS = /^(?:\w+\.displayName = .*;|FieldArrayInner\.defaultProps = \{\n[^}]*\};)$/gm;

/** Removes the names of Formik's components, so that the bundler can remove those that we do not use. We use `useFormik`. */
export function pureFormik(): Plugin {
  return {
    name: 'pure-formik',
    apply: 'build',
    transform(code, id) {
      if (!/\/formik\/dist\//.test(id)) return undefined;
      return { code: code.replace(FORMIK_STATICS, ''), map: null };
    },
  };
}
