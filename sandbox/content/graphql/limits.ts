import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

export const MAX_DEPTH = 15;
const MAX_COMPLEXITY = 10_000;

interface Cost {
  readonly depth: number;
  readonly fields: number;
}

/**
 * Refuses a validated query that is nested too deep or requests too many fields (fragments counted at each use).
 * Introspection has a shape of its own and is not measured by depth.
 */
export function checkLimits(document: DocumentNode): GraphQLError[] {
  const measure = new Measure(document);
  const errors: GraphQLError[] = [];
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const { depth, fields } = measure.selection(definition.selectionSet);
    if (depth > MAX_DEPTH)
      errors.push(
        refusal('Query is too nested to execute.', `Depth is ${depth}, allowed is ${MAX_DEPTH}.`, definition),
      );
    if (fields > MAX_COMPLEXITY) {
      errors.push(
        refusal(
          'Query is too complex to execute.',
          `Complexity is ${fields}, allowed is ${MAX_COMPLEXITY}.`,
          definition,
        ),
      );
    }
  }
  return errors;
}

function refusal(what: string, why: string, node: OperationDefinitionNode): GraphQLError {
  return new GraphQLError(`${what} ${why}`, { nodes: node });
}

/** Each fragment is measured once, so that fragments of fragments cannot make the measuring itself expensive. */
class Measure {
  readonly #fragments = new Map<string, FragmentDefinitionNode>();
  readonly #costs = new Map<string, Cost>();

  constructor(document: DocumentNode) {
    for (const definition of document.definitions) {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) this.#fragments.set(definition.name.value, definition);
    }
  }

  selection({ selections }: SelectionSetNode): Cost {
    const costs = selections.map((selection) => this.#one(selection));
    return {
      depth: Math.max(0, ...costs.map((cost) => cost.depth)),
      fields: costs.reduce((sum, cost) => sum + cost.fields, 0),
    };
  }

  #one(selection: SelectionNode): Cost {
    if (selection.kind === Kind.INLINE_FRAGMENT) return this.selection(selection.selectionSet);
    if (selection.kind === Kind.FRAGMENT_SPREAD) return this.#fragment(selection.name.value);
    const inner = selection.selectionSet ? this.selection(selection.selectionSet) : { depth: 0, fields: 0 };
    const isIntrospection = selection.name.value.startsWith('__');
    return { depth: isIntrospection ? 1 : inner.depth + 1, fields: inner.fields + 1 };
  }

  #fragment(name: string): Cost {
    const known = this.#costs.get(name);
    if (known) return known;
    const definition = this.#fragments.get(name);
    const cost = definition ? this.selection(definition.selectionSet) : { depth: 0, fields: 0 };
    this.#costs.set(name, cost);
    return cost;
  }
}
