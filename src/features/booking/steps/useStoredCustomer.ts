import { useCallback, useEffect, useRef, useState } from 'react';
import { isRecord } from '../../../../lib/record.ts';
import { sessionText } from '../../../lib/browser/storedText.ts';
import { seal, sealingKey, unseal } from '../../../lib/sealedJson.ts';
import { useBookingApi } from '../useBookingApi.ts';
import { type Customer, NO_CUSTOMER, setCustomer, useCustomer } from './customer.ts';

/** Name that is authenticated with the encrypted details. */
const PART = 'customer';
const stored = sessionText('forecourt.booking.contact');

/**
 * Stores the contact details in the tab, encrypted with a key of the server (docs/decisions/0109), and restores them after a reload. Returns whether
 * they are being restored. Without the key nothing is stored.
 */
export function useStoredCustomer(): boolean {
  const customer = useCustomer();
  const loadKey = useKey();
  const [isRestoring, setRestoring] = useState(() => customer === NO_CUSTOMER && readText() !== null);
  useEffect(() => {
    if (!isRestoring) return;
    let isGone = false;
    const restore = async () => {
      const restored = await openedWith(await loadKey());
      if (isGone) return;
      if (restored) setCustomer(restored);
      setRestoring(false);
    };
    void restore();
    return () => {
      isGone = true;
    };
  }, [isRestoring, loadKey]);
  useEffect(() => {
    if (customer === NO_CUSTOMER) return;
    let isGone = false;
    const keep = async () => {
      const key = await loadKey();
      const text = key && (await seal(key, PART, customer));
      // Newer details may have been typed meanwhile, or the booking was made.
      if (!isGone) writeText(text);
    };
    void keep();
    return () => {
      isGone = true;
    };
  }, [customer, loadKey]);
  return isRestoring;
}

/** Removes what is stored, because the booking is made. */
export const forgetStoredCustomer = (): void => writeText(null);

/** Returns a function that requests the key once; it resolves to null without one. */
function useKey(): () => Promise<CryptoKey | null> {
  const api = useBookingApi();
  const key = useRef<Promise<CryptoKey | null>>(null);
  return useCallback(() => {
    const load = async () => {
      const result = await (await api()).contactKey();
      return 'value' in result ? sealingKey(result.value.key) : null;
    };
    key.current ??= load().catch(() => null);
    return key.current;
  }, [api]);
}

async function openedWith(key: CryptoKey | null): Promise<Customer | null> {
  const value = key && (await unseal(key, PART, readText()).catch(() => null));
  return isCustomer(value) ? value : null;
}

const isCustomer = (value: unknown): value is Customer =>
  isRecord(value) && Object.keys(NO_CUSTOMER).every((name) => typeof value[name] === 'string');

function readText(): string | null {
  try {
    return stored.read();
  } catch {
    return null;
  }
}

function writeText(text: string | null): void {
  try {
    stored.write(text);
  } catch {
    // Full or forbidden: the details last as long as the document.
  }
}
