import { createFlowStore } from '../../flow/createFlowStore.ts';
import { tireReducer } from './tireReducer.ts';
import { INITIAL_STATE } from './tireState.ts';

/** The tire hotel of this document. `tireStorage.ts` keeps it over reloads. */
export const tireStore = createFlowStore(INITIAL_STATE, tireReducer);

export const { read: readTire, send: sendTireEvent, use: useTireState } = tireStore;
