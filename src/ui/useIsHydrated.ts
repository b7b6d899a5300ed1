import { useSyncExternalStore } from 'react';

/** Returns whether the component is hydrated: false on the server and in the first render in the browser. */
export const useIsHydrated = (): boolean => useSyncExternalStore(subscribeToNothing, yes, no);

const subscribeToNothing = () => () => {};
const yes = () => true;
const no = () => false;
