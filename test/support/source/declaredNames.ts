import { parseSync } from '@swc/core';

/** A node of the syntax tree, or a part of one. */
type Syntax = { readonly type?: string } & Readonly<Record<string, unknown>>;

const isSyntax = (value: unknown): value is Syntax => typeof value === 'object' && value !== null;

/** Returns the names that a TypeScript source declares: variables, functions, types, parameters, fields and object keys. */
export function declaredNames(code: string, file: string): Set<string> {
  const names = new Set<string>();
  readNames(parseSync(code, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'esnext' }).body, names);
  return names;
}

function readNames(node: unknown, names: Set<string>): void {
  if (Array.isArray(node)) {
    for (const part of node) readNames(part, names);
    return;
  }
  if (!isSyntax(node)) return;
  for (const place of placesOf(node)) readPattern(place, names);
  for (const [key, part] of Object.entries(node)) if (key !== 'span') readNames(part, names);
}

/** Returns the parts of a node that declare names. */
function placesOf(node: Syntax): unknown[] {
  const { type, id, key, identifier, params, param, imported, local, name } = node;
  switch (type) {
    case 'VariableDeclarator':
    case 'TsInterfaceDeclaration':
    case 'TsTypeAliasDeclaration':
      return [id];
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ClassDeclaration':
      return [identifier, params];
    case 'CatchClause':
      return [param];
    case 'TsTypeParameter':
      return [name];
    case 'ImportSpecifier':
      return imported ? [local] : [];
    default:
      // Fields, methods, object keys; parameters of functions and of function types.
      return [key, params];
  }
}

/** Adds the names of a binding, an identifier or a list of them. */
function readPattern(pattern: unknown, names: Set<string>): void {
  if (Array.isArray(pattern)) {
    for (const each of pattern) readPattern(each, names);
    return;
  }
  if (!isSyntax(pattern)) return;
  const { type, value, properties, elements, key, left, argument, pat, param, id } = pattern;
  if (type === 'Identifier') names.add(String(value));
  else if (type === 'PrivateName') readPattern(id ?? { type: 'Identifier', value }, names);
  else if (type === 'ObjectPattern') readPattern(properties, names);
  else if (type === 'KeyValuePatternProperty') readPattern(value, names);
  else if (type === 'AssignmentPatternProperty') readPattern(key, names);
  else if (type === 'ArrayPattern') readPattern(elements, names);
  else readPattern(left ?? argument ?? pat ?? param, names);
}
