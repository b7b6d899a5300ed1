import { createBrowserStore } from '../../../lib/browser/browserStore.ts';

/** The plate that another page of the document hands over to the booking. It is neither in a URL nor in a storage. */
const store = createBrowserStore<string>({ empty: '' });

export const handOverPlate = store.set;

/** Returns the plate that was handed over, once; empty without one. */
export function takePlate(): string {
  const plate = store.get();
  if (plate !== '') store.set('');
  return plate;
}
