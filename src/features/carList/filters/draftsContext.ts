import { createContext } from 'react';
import { RangeDrafts } from '../../carSearch/rangeDrafts.ts';

/** Drafts of the ranges of the displayed list. None in a prerendered fragment. */
export const DraftsContext = createContext(new RangeDrafts());
