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
 * Returns errors for a query that is nested too deeply or requests too many fields; fragments count at each use. Introspection
 * fields count as depth 1.
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

function refusal(message: string, reason: string, node: OperationDefinitionNode): GraphQLError {
  return new GraphQLError(`${message} ${reason}`, { nodes: node });
}

/** Measures selections. Each fragment is measured once, so that nested fragments cannot make this expensive. */
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
    const cached = this.#costs.get(name);
    if (cached) return cached;
    const definition = this.#fragments.get(name);
    const cost = definition ? this.selection(definition.selectionSet) : { depth: 0, fields: 0 };
    this.#costs.set(name, cost);
    return cost;
  }
}
