import type { ReactElement } from 'react';

/**
 * What a component prints beside other children: elements, and no text of its own. A text there would be a node that a translator of the
 * page moves (docs/decisions/0159).
 */
export type Elements = ReactElement | readonly Elements[] | '' | false | null | undefined;
