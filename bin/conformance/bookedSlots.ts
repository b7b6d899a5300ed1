import { randomUUID } from 'node:crypto';
import { type FindBooking, foundBookingSchema, LOOKUP_UNSUPPORTED } from '../../src/contracts/booking/bookingLookup.ts';
import type { ClientRequest, ClientResponse } from './client.ts';
import type { ConformanceCase, Trial } from './conformanceCase.ts';
import { expectEqual, expectJson } from './expect.ts';

/** Cases of the systems in which a slot is booked, moved and cancelled: workshops, test drives and tire hotels. */

interface BookedSlot {
  state: string;
  timeSlot: string;
  sequence?: number | undefined;
}

/** The calls of a system to book its slots. */
interface Bookings {
  /** Two free slots. */
  slots(trial: Trial): Promise<[string, string]>;
  /** The free slots on the day of a slot, or on more days. */
  free(trial: Trial, slot: string): Promise<readonly string[]>;
  /** Books a slot, and returns the id of the booking in paths. */
  book(trial: Trial, slot: string): Promise<string>;
  request(trial: Trial, slot: string, id: string): ClientRequest;
  /** Changes the booking `{id}` by the path `{id}/move` or `{id}/cancel`. */
  change(trial: Trial, path: string, body: object): Promise<BookedSlot>;
  /** The body of a move. */
  moveTo(slot: string): object;
  /** Demands a refusal of a slot that is taken. */
  expectTaken(response: ClientResponse): void;
  /** What `expectTaken` demands. */
  refusal: string;
}

/** The calls of a system that finds the booking of a customer. */
interface FoundBookings extends Pick<Bookings, 'slots' | 'book' | 'change'> {
  /** Returns the booking with the id in paths; its own id is the number that the customer has. */
  show(trial: Trial, id: string): Promise<{ id: string }>;
}

/** Returns the case of `POST /booking/find`, by which customers withdraw. A system may not know the call. */
export const findCase = (system: FoundBookings): ConformanceCase => ({
  id: 'find',
  title:
    'A booking is found by its number and e-mail address together, in upper or lower case; a system without the call responds with 404, 405 or 501.',
  writes: true,
  run: async (trial) => {
    const [slot] = await system.slots(trial);
    const requestId = await system.book(trial, slot);
    const { id: number } = await system.show(trial, requestId);
    const email = trial.setting('email');
    const find = (json: FindBooking) => trial.client.call({ path: '/booking/find', json });
    const responses = [
      await find({ number, email }),
      await find({ number: number.toLowerCase(), email: email.toUpperCase() }),
      await find({ number, email: `other.${email}` }),
      await find({ number: `${number}-other`, email }),
    ];
    await system.change(trial, `${requestId}/cancel`, {});
    if (responses.every(({ status }) => LOOKUP_UNSUPPORTED.includes(status))) return;
    const found = responses.map((response) => expectJson(response, 200, foundBookingSchema).requestId);
    const member = 'requestId by both, in other case, with another address, with another number';
    expectEqual(found, [requestId, requestId, null, null], member);
  },
});

/** Returns the cases of booked slots. Each cancels what it has booked. */
export const bookingCases = (system: Bookings): readonly ConformanceCase[] => [
  {
    id: 'taken',
    title: `A slot that is booked is refused by 409 ${system.refusal}.`,
    writes: true,
    run: async (trial) => {
      const [slot] = await system.slots(trial);
      const id = await system.book(trial, slot);
      const second = await trial.client.call(system.request(trial, slot, randomUUID()));
      await system.change(trial, `${id}/cancel`, {});
      system.expectTaken(second);
    },
  },
  {
    id: 'move',
    title: 'A move takes the new slot and frees the old one; a repetition changes nothing.',
    writes: true,
    run: async (trial) => {
      const [slot, next] = await system.slots(trial);
      const id = await system.book(trial, slot);
      const move = () => system.change(trial, `${id}/move`, system.moveTo(next));
      const [moved, again] = [await move(), await move()];
      const free = await system.free(trial, next);
      await system.change(trial, `${id}/cancel`, {});
      expectEqual([moved.timeSlot, again.timeSlot], [next, next], 'timeSlot');
      expectEqual(again.sequence, moved.sequence, 'sequence of a repetition');
      expectEqual([free.includes(slot), free.includes(next)], [true, false], 'the old slot, the new slot');
    },
  },
  {
    id: 'cancel',
    title: 'A cancelled booking is `cancelled` and its slot free; a repetition changes nothing.',
    writes: true,
    run: async (trial) => {
      const [slot] = await system.slots(trial);
      const id = await system.book(trial, slot);
      const cancel = () => system.change(trial, `${id}/cancel`, {});
      const [one, other] = [await cancel(), await cancel()];
      expectEqual([one.state, other.state], ['cancelled', 'cancelled'], 'state');
      expectEqual(other.sequence, one.sequence, 'sequence of a repetition');
      expectEqual((await system.free(trial, slot)).includes(slot), true, 'the slot');
    },
  },
];
