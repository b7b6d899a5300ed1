import { GraphQLError } from 'graphql';
import type { ForeignLayouts } from '../foreignLayouts.ts';
import type { EditingState } from '../layout/editing.ts';
import type { ContentTree } from '../tree/tree.ts';
import { MAX_PAGE } from './cursor.ts';

/** State that the resolvers of one request share. */
export class ContentRequest {
  readonly tree: ContentTree;
  readonly foreign: ForeignLayouts;
  /** Base URL of the content upstream for its callers, without trailing slash. */
  readonly publicUrl: string;
  /** How layouts are rendered: for visitors or for editors. */
  readonly editing: EditingState;
  #entities = 0;

  constructor(tree: ContentTree, foreign: ForeignLayouts, publicUrl: string, editing: EditingState) {
    this.tree = tree;
    this.foreign = foreign;
    this.publicUrl = publicUrl;
    this.editing = editing;
  }

  /** Counts items of the response. @throws GraphQLError above the delivery service's limit of 1,000 */
  count(entities: number): void {
    this.#entities += entities;
    if (this.#entities > MAX_PAGE) throw new GraphQLError(`The query returns more than ${MAX_PAGE} items.`);
  }
}
