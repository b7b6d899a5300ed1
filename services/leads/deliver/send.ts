import type { Delivery } from '../database/deliveries.ts';

/** Sends deliveries of some channels. */
export interface Sender {
  /** @throws RefusedError when it never can be sent, any other error when it may be sent later */
  send(delivery: Delivery): Promise<void>;
  close(): Promise<void>;
}

/** The receiver does not want the delivery, now or later. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}
