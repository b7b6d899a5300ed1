import { GraphQLError } from 'graphql';
import type { ForeignLayouts } from '../foreignLayouts.ts';
import type { EditingState } from '../layout/editing.ts';
import type { ContentTree } from '../tree/tree.ts';
import { MAX_PAGE } from './cursor.ts';

/** What the resolvers of one request share. */
export class ContentRequest {
  readonly tree: ContentTree;
  readonly foreign: ForeignLayouts;
  /** Base URL of the content upstream as its callers see it, without trailing slash. */
  readonly publicUrl: string;
  /** What layouts are rendered for. */
  readonly editing: EditingState;
  #entities = 0;

  constructor(tree: ContentTree, foreign: ForeignLayouts, publicUrl: string, editing: EditingState) {
    this.tree = tree;
    this.foreign = foreign;
    this.publicUrl = publicUrl;
    this.editing = editing;
  }

  /** Counts items on their way out. Throws above the delivery service's limit of 1,000 a query. */
  count(entities: number): void {
    this.#entities += entities;
    if (this.#entities > MAX_PAGE) throw new GraphQLError(`The query returns more than ${MAX_PAGE} items.`);
  }
}
