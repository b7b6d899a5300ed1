import { useEffect } from 'react';
import { useStableCallback } from '../../../ui/useStableCallback.ts';
import { codeIn } from './codeText.ts';

/** A code that the browser has read in a text message, as in WebOTP; TypeScript does not know it. */
interface MessageCredential {
  code?: unknown;
}

/**
 * Calls back with the code of the text message, when the browser reads it there and the visitor agrees: Chrome on Android does not fill it
 * in by `autocomplete` alone. It reads messages only that name this host (U18).
 */
export function useMessageCode(onCode: (code: string) => void): void {
  const onRead = useStableCallback(onCode);
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const abort = new AbortController();
    const options = { otp: { transport: ['sms'] }, signal: abort.signal };
    navigator.credentials
      .get(options as CredentialRequestOptions)
      .then((found) => onRead(codeIn(String((found as MessageCredential | null)?.code ?? ''))))
      // The visitor refuses, or types the code.
      .catch(() => undefined);
    return () => abort.abort();
  }, [onRead]);
}
