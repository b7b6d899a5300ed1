import { isRecord } from '../../../../lib/record.ts';
import { sessionText } from '../../../lib/browser/storedText.ts';
import { createFlowStore } from '../../flow/createFlowStore.ts';
import { flowReducer } from './flowReducer.ts';
import { type FlowState, INITIAL_STATE, WORKSHOP_SORTS } from './flowState.ts';

/** The booking of this tab. It survives reloads; the customer's details are stored apart from it, encrypted (U23). */
export const bookingStore = createFlowStore(INITIAL_STATE, flowReducer, {
  text: sessionText('forecourt.booking'),
  parse: (text) => readFlow(JSON.parse(text)),
  format: (state) => (state === INITIAL_STATE ? null : JSON.stringify({ version: VERSION, ...state })),
});

/** Changes with the shape of the state: a tab may have one of an older build. */
const VERSION = 1;

export const { read: readBooking, send: sendEvent, use: useBooking } = bookingStore;

const STEPS = [0, 1, 2, 3, 4, 5];

/** Returns a stored state; the first one when it is of another build or was changed by hand. */
export function readFlow(value: unknown): FlowState {
  const isValid =
    isRecord(value) &&
    value.version === VERSION &&
    isRecord(value.services) &&
    ['string', 'undefined'].includes(typeof value.holdId) &&
    Object.values(value.services).every(isService) &&
    STEPS.includes(value.bookingState as number) &&
    STEPS.slice(1).includes(value.displayState as number) &&
    (value.bookingState === 0 || (isCar(value.car) && isPlace(value.location))) &&
    (value.draft === undefined || value.draft === null || isDraft(value.draft)) &&
    (value.list === undefined || isList(value.list)) &&
    (value.sent === undefined || value.sent === null || isSentBooking(value.sent)) &&
    (value.bookingState !== 5 || (isRecord(value.bookingInfo) && isChosen(value.bookingInfo))) &&
    [value.chosen, value.lost].every((chosen) => chosen === null || isChosen(chosen));
  if (!isValid) return INITIAL_STATE;
  const { version, ...state } = value;
  return { ...INITIAL_STATE, ...state };
}

const hasTexts = (value: Record<string, unknown>, ...names: string[]) =>
  names.every((name) => typeof value[name] === 'string');
const hasNumbers = (value: Record<string, unknown>, ...names: string[]) =>
  names.every((name) => Number.isFinite(value[name]));
const isCar = (value: unknown) => isRecord(value) && hasTexts(value, 'registrationNumber', 'brand', 'model');
const isPlace = (value: unknown) =>
  isRecord(value) && hasTexts(value, 'name') && hasNumbers(value, 'latitude', 'longitude');
const isDraft = (value: unknown) =>
  isRecord(value) &&
  hasTexts(value, 'plate') &&
  (value.location === null || isPlace(value.location)) &&
  ['string', 'undefined'].includes(typeof value.typed);
const isList = (value: unknown) =>
  isRecord(value) &&
  (WORKSHOP_SORTS as readonly unknown[]).includes(value.sort) &&
  hasTexts(value, 'open') &&
  hasNumbers(value, 'shown');
const isSentBooking = (value: unknown): boolean =>
  isRecord(value) &&
  hasTexts(value, 'requestId', 'content') &&
  (value.before === undefined || isSentBooking(value.before));
const isService = (value: unknown) =>
  isRecord(value) && hasTexts(value, 'code', 'name', 'type', 'userInput') && hasNumbers(value, 'price', 'unit');

function isChosen(value: unknown): boolean {
  return (
    isRecord(value) &&
    isRecord(value.slot) &&
    hasTexts(value.slot, 'timeSlot') &&
    isRecord(value.workshop) &&
    hasTexts(value.workshop, 'departmentId', 'siteName', 'address') &&
    hasNumbers(value.workshop, 'latitude', 'longitude')
  );
}
