import { SESSION_IDLE_MS, STORAGE_KEY } from '../../../contracts/tireHotel/tireHotelFields.ts';
import { sessionText } from '../../../lib/browser/storedText.ts';
import type { TireState } from '../flow/tireState.ts';
import { createTireStorage } from '../flow/tireStorage.ts';
import { sendTireEvent } from '../flow/tireStore.ts';
import { tireHotelApi } from './tireHotelApi.ts';

/** The calls and the storage with their schemas: a chunk that the first touch loads. */

const storage = createTireStorage(sessionText(STORAGE_KEY), Date.now);
let expiry: ReturnType<typeof setTimeout> | undefined;

/**
 * Stores a state for as long as the server keeps the visit or the session; then the tire hotel begins again, also while another page of
 * the document is shown.
 */
function keep(state: TireState, notice: string, forMs = SESSION_IDLE_MS): void {
  clearTimeout(expiry);
  if (state.customer) {
    expiry = setTimeout(() => {
      storage.remove();
      sendTireEvent({ type: 'ended', notice });
    }, forMs);
  }
  storage.save(state, forMs).catch(storage.remove);
}

/** Returns the tools for pages of one language. */
export const tireTools = (language: string) => ({ api: tireHotelApi(language), storage, keep });
export type TireTools = ReturnType<typeof tireTools>;
