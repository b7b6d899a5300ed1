import { join } from 'node:path';
import type {
  JsxChild,
  JsxElement,
  JsxFragment,
  JsxSelfClosingElement,
  Node,
  SourceFile,
} from 'typescript/unstable/ast';
import {
  isIdentifier,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxSelfClosingElement,
  isJsxText,
  isStringLiteral,
} from 'typescript/unstable/ast/is';
import { API, type Checker, SignatureKind, type Type, TypeFlags, type TypeReference } from 'typescript/unstable/sync';

/** What a child of an element is for React. */
type Child = 'element' | 'constant' | 'unstable' | 'text';

/** Types whose values are texts. */
const TEXT = TypeFlags.Any | TypeFlags.Unknown | TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike;
const ELEMENTS = new Set(['Element', 'ReactElement', 'ReactPortal']);
/** Components of React that print their children and no element. */
const TRANSPARENT = /^(?:Fragment|Suspense|StrictMode|\w*Context)$/;
/** Blocks that print a field of the platform, which changes only with its page. */
const FIELDS = new Set(['Text', 'DateText']);

/**
 * Returns the texts of views that are not the only child of their element, as `file:line: code`: those that can change, and constant ones
 * behind something that can appear, which React inserts before the text.
 *
 * @param root folder of `tsconfig.json`
 */
export function textsWithSiblings(root: string, files: readonly string[]): string[] {
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProjects: [join(root, 'tsconfig.json')] }).getProjects();
    if (!project) throw new Error('tsconfig.json is missing');
    return files.flatMap((file) => {
      const source = project.program.getSourceFile(join(root, file));
      if (!source) throw new Error(`${file} is not in tsconfig.json`);
      return textsOf(source, project.checker).map((node) => `${file}:${positionOf(node, source)}`);
    });
  } finally {
    api.close();
  }
}

function positionOf(node: Node, { text }: SourceFile): string {
  const code = text.slice(node.pos, node.end);
  const start = node.pos + code.length - code.trimStart().length;
  return `${text.slice(0, start).split('\n').length}: ${code.trim()}`;
}

/** Returns the children of a file's elements that break the rule. */
function textsOf(source: SourceFile, checker: Checker): Node[] {
  const found: Node[] = [];
  const visit = (node: Node): void => {
    if (isJsxElement(node) || isJsxFragment(node)) found.push(...textsIn(node, checker));
    if (isJsxElement(node) && printsText(node.openingElement.tagName, checker)) found.push(node);
    if (isJsxSelfClosingElement(node) && printsText(node.tagName, checker)) found.push(node);
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

function textsIn(parent: JsxElement | JsxFragment, checker: Checker): Node[] {
  const children = parent.children.filter(isRendered);
  const isTransparent = isJsxFragment(parent) || TRANSPARENT.test(tagOf(parent.openingElement.tagName));
  const kinds = children.map((child) => kindOf(child, checker, isTransparent));
  // The children of a fragment stand beside those of its parent.
  let follows = isTransparent;
  return children.filter((_, at) => {
    const kind = kinds[at];
    const isAlone = children.length === 1 && !isTransparent;
    const isWrong = !isAlone && (kind === 'text' || (kind === 'constant' && follows));
    follows ||= kind !== 'constant' && kind !== 'element';
    return isWrong;
  });
}

/** Whether a child is more than a line break or a comment. */
function isRendered(child: JsxChild): boolean {
  if (isJsxText(child)) return child.text.trim() !== '' || !child.text.includes('\n');
  return !isJsxExpression(child) || child.expression !== undefined;
}

function kindOf(child: JsxChild, checker: Checker, isTransparent: boolean): Child {
  if (isJsxText(child)) return 'constant';
  if (isJsxElement(child)) return kindOfTag(child.openingElement.tagName);
  if (isJsxSelfClosingElement(child)) return kindOfTag(child.tagName);
  if (!isJsxExpression(child) || !child.expression) return 'unstable';
  if (isStringLiteral(child.expression)) return 'constant';
  const type = checker.getTypeAtLocation(child.expression);
  // What was passed to a component that prints nothing of its own.
  if (isTransparent && isAnyNode(type, checker)) return 'unstable';
  return canBeText(type, checker) ? 'text' : 'unstable';
}

/** Whether a type says nothing about what is printed, such as that of `children`. */
const isAnyNode = (type: Type | undefined, checker: Checker): boolean =>
  type !== undefined && checker.typeToString(type).includes('ReactNode');

const tagOf = (name: JsxSelfClosingElement['tagName']): string => (isIdentifier(name) ? name.text : '');

function kindOfTag(name: JsxSelfClosingElement['tagName']): Child {
  const tag = tagOf(name);
  if (/^[a-z]/.test(tag)) return 'element';
  return FIELDS.has(tag) ? 'constant' : 'unstable';
}

/** Whether a component returns a text: a node of its own also where it is the only child. */
function printsText(name: JsxSelfClosingElement['tagName'], checker: Checker): boolean {
  const tag = tagOf(name);
  if (/^[a-z]/.test(tag) || FIELDS.has(tag) || TRANSPARENT.test(tag)) return false;
  const component = checker.getTypeAtLocation(name);
  const signatures = component ? checker.getSignaturesOfType(component, SignatureKind.Call) : [];
  return signatures
    .map((signature) => checker.getReturnTypeOfSignature(signature))
    .some((type) => !isAnyNode(type, checker) && canBeText(type, checker));
}

function canBeText(type: Type | undefined, checker: Checker): boolean {
  if (!type) return true;
  // A type of its own for what is no text (`src/lib/browser/elements.ts`), which is recursive.
  if (/^(?:readonly )?Elements(?:\[\])?$/.test(checker.typeToString(type))) return false;
  if (type.isUnionType()) return type.getTypes().some((each) => canBeText(each, checker));
  if (type.flags & TEXT) return checker.typeToString(type) !== '""';
  if (!(type.flags & TypeFlags.Object)) return false;
  if (checker.isArrayType(type))
    return checker.getTypeArguments(type as TypeReference).some((each) => canBeText(each, checker));
  return !ELEMENTS.has(type.getSymbol()?.name ?? '');
}
