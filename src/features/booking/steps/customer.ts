import { createBrowserStore, useBrowserStore } from '../../../lib/browser/browserStore.ts';

/** What the customer has typed. The page has it in memory; `useStoredCustomer.ts` stores it encrypted. */
export interface Customer {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  freeText: string;
}

export const NO_CUSTOMER: Customer = { firstName: '', lastName: '', phone: '', email: '', freeText: '' };

const store = createBrowserStore<Customer>({ empty: NO_CUSTOMER });

export const setCustomer = store.set;
export const useCustomer = (): Customer => useBrowserStore(store, store.get, NO_CUSTOMER);
