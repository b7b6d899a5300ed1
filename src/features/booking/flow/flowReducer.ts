import type { ManagedBooking } from '../../../contracts/booking/managedBooking.ts';
import type { Offering, Prices } from '../../../contracts/booking/services.ts';
import { atPrices } from '../money/bookingPrices.ts';
import {
  type BookingInfo,
  type BookingStep,
  type CarDraft,
  type ChosenTime,
  type DisplayedStep,
  draftOf,
  type FlowCar,
  type FlowPlace,
  type FlowState,
  INITIAL_STATE,
  MAX_VISIBLE_STEP,
  type SelectedService,
  type SentBooking,
  selectedOf,
  type TimePart,
  type WorkshopListView,
  type WorkshopSort,
} from './flowState.ts';
import { addService, removeService, replaceService, type Selection, toggleService } from './selection.ts';

/** Everything that can happen to a booking. */
export type FlowEvent =
  /** The visitor enters a plate or a place at step 1. */
  | { type: 'carEntered'; entered: Partial<CarDraft> }
  /** `language` is that of the page. */
  | { type: 'carFound'; car: FlowCar; location: FlowPlace; language: string }
  | { type: 'serviceToggled' | 'serviceAdded' | 'serviceReplaced'; service: SelectedService }
  | { type: 'serviceRemoved'; code: string }
  | { type: 'mileageEntered'; milage: number | null }
  | { type: 'servicesDone' }
  /** `addons` is false for 'Fortsätt utan tillval'. */
  | { type: 'addonsDone'; addons: boolean }
  /** The car has no add-ons, or they could not be loaded. */
  | { type: 'addonsSkipped' }
  | { type: 'workshopsSorted'; sort: WorkshopSort }
  /** The times of a workshop are opened; closed with an empty id. */
  | { type: 'workshopOpened'; departmentId: string }
  | { type: 'workshopsShown'; count: number }
  | { type: 'timeChosen'; chosen: ChosenTime }
  /** 'Ändra verkstad eller tid'. */
  | { type: 'timeCleared' }
  /** Somebody else booked the time. */
  | { type: 'timeLost'; chosen: ChosenTime }
  /** The time is held, or no longer: the id is empty then. */
  | { type: 'timeHeld'; holdId: string }
  | { type: 'contactDone' }
  | { type: 'pricesLoaded'; departmentId: string; offers: Prices['offers'] }
  | { type: 'bookingSent'; sent: SentBooking }
  /** What was sent is not booked. */
  | { type: 'bookingRefused' }
  /** `booked` is the state that was sent: the visitor may have chosen something else meanwhile. */
  | { type: 'booked'; booking: Pick<BookingInfo, 'id' | 'token'>; booked: FlowState }
  /** The visitor opens a step: by its button, or through the history. */
  | { type: 'stepShown'; step: DisplayedStep; part?: TimePart }
  /** The page of the booking's link shows how a booking is now. */
  | { type: 'bookingShown'; booking: ShownBooking }
  /** The visitor has changed the language of the page, and its offerings have come. */
  | NamesLoaded
  | { type: 'restarted' };

interface NamesLoaded {
  type: 'namesLoaded';
  language: string;
  offerings: readonly Pick<Offering, 'code' | 'name' | 'unitPrice'>[];
}

type ShownBooking = Pick<ManagedBooking, 'id' | 'state' | 'timeSlot' | 'isFullDay' | 'sequence'>;

/**
 * Returns the state after an event, or the same object when the event has no effect in this state (S3 §4.1,
 * docs/decisions/0102). After the booking only a restart has an effect, what its link has changed, and another language.
 */
export function flowReducer(state: FlowState, event: FlowEvent): FlowState {
  if (event.type === 'restarted') return INITIAL_STATE;
  if (event.type === 'bookingShown') return withShownBooking(state, event.booking);
  if (event.type === 'namesLoaded') return withNames(state, event);
  if (state.bookingState === 5) return state;
  switch (event.type) {
    case 'carEntered':
      return { ...state, draft: { ...draftOf(state), ...event.entered } };
    case 'carFound':
      return afterCar(state, event);
    case 'serviceToggled':
      return withSelection(state, toggleService(state.services, event.service));
    case 'serviceAdded':
      return withSelection(state, addService(state.services, event.service));
    case 'serviceReplaced':
      return withSelection(state, replaceService(state.services, event.service));
    case 'serviceRemoved':
      return withSelection(state, removeService(state.services, event.code));
    case 'mileageEntered':
      return event.milage === state.milage
        ? state
        : { ...state, milage: event.milage, pricedAt: '', chosen: null, part: 'time' };
    case 'servicesDone':
      return selectedOf(state, 'service').length > 0 ? forward(state, 3) : state;
    case 'addonsDone':
      return selectedOf(state, 'addon').length > 0 === event.addons
        ? forward({ ...state, addons: event.addons, addonsSkipped: false }, 4)
        : state;
    case 'addonsSkipped':
      return forward({ ...withoutAddons(state), addons: false, addonsSkipped: true }, 4);
    default:
      return afterStepFour(state, event);
  }
}

type LaterEvent = Extract<
  FlowEvent,
  {
    type:
      | 'workshopsSorted'
      | 'workshopOpened'
      | 'workshopsShown'
      | 'timeChosen'
      | 'timeCleared'
      | 'timeLost'
      | 'timeHeld'
      | 'contactDone'
      | 'pricesLoaded'
      | 'bookingSent'
      | 'bookingRefused'
      | 'booked'
      | 'stepShown';
  }
>;

function afterStepFour(state: FlowState, event: LaterEvent): FlowState {
  switch (event.type) {
    case 'stepShown':
      return shown(state, event.step, event.part ?? 'time');
    case 'pricesLoaded':
      return { ...withPrices(state, event.offers), pricedAt: event.departmentId };
    case 'workshopsSorted':
    case 'workshopOpened':
    case 'workshopsShown':
      return withList(state, listAfter(state.list, event));
    case 'timeChosen':
      return state.bookingState < 4 ? state : withChosen(state, event.chosen);
    case 'timeCleared':
      return state.chosen ? { ...state, list: { ...state.list, open: '' }, chosen: null, part: 'time' } : state;
    case 'timeLost':
      return state.chosen && state.chosen === event.chosen
        ? { ...state, lost: state.chosen, chosen: null, part: 'time', displayState: 4 }
        : state;
    case 'timeHeld':
      return state.holdId === event.holdId ? state : { ...state, holdId: event.holdId };
    case 'contactDone':
      return state.chosen ? { ...state, part: 'review' } : state;
    case 'bookingSent':
      return { ...state, sent: event.sent };
    case 'bookingRefused':
      return { ...state, sent: null };
    case 'booked':
      return afterBooking(state, event);
  }
}

/** Confirms what was sent, which the state may no longer have. */
function afterBooking(state: FlowState, { booked, booking }: Extract<FlowEvent, { type: 'booked' }>): FlowState {
  const { chosen } = booked;
  if (!chosen) return booked;
  return {
    ...(state.pricedAt === chosen.workshop.departmentId ? withPricesOf(booked, state) : booked),
    bookingState: 5,
    displayState: 5,
    lost: null,
    holdId: '',
    sent: null,
    bookingInfo: { ...chosen, ...booking },
  };
}

/** Takes over the prices of a later state, which came while the booking was sent. */
function withPricesOf(booked: FlowState, { services: later, pricedAt }: FlowState): FlowState {
  const services = Object.values(booked.services).map((service) => {
    const { price, priceKnown, priceDiscount } = later[service.code] ?? service;
    return { ...service, price, priceKnown, priceDiscount };
  });
  return { ...booked, pricedAt, services: Object.fromEntries(services.map((one) => [one.code, one])) };
}

/** Takes over the time of the confirmed booking when it was moved; after its cancellation everything begins again. */
function withShownBooking(state: FlowState, booking: ShownBooking): FlowState {
  const { id, state: shownState, timeSlot, isFullDay, sequence } = booking;
  const { bookingInfo } = state;
  if (bookingInfo?.id !== id) return state;
  if (shownState === 'cancelled') return INITIAL_STATE;
  const { slot } = bookingInfo;
  const isSame = slot.timeSlot === timeSlot && slot.isFullDay === isFullDay && bookingInfo.sequence === sequence;
  return isSame ? state : { ...state, bookingInfo: { ...bookingInfo, slot: { timeSlot, isFullDay }, sequence } };
}

/** A new plate or place begins again at the services; otherwise the visitor returns to where the booking is. */
function afterCar(state: FlowState, { car, location, language }: Extract<FlowEvent, { type: 'carFound' }>): FlowState {
  const isSame =
    state.car?.registrationNumber === car.registrationNumber &&
    state.location?.latitude === location.latitude &&
    state.location.longitude === location.longitude;
  if (isSame && state.bookingState >= 2) {
    const step = state.bookingState as DisplayedStep;
    return { ...state, car, location, draft: null, displayState: step };
  }
  return {
    ...INITIAL_STATE,
    car,
    location,
    language,
    bookingState: 2,
    displayState: 2,
    maxBookingState: MAX_VISIBLE_STEP,
    // Step 4 ends the hold.
    holdId: state.holdId,
  };
}

type ListEvent = Extract<LaterEvent, { type: 'workshopsSorted' | 'workshopOpened' | 'workshopsShown' }>;

/** Returns how the visitor leaves the list of workshops; the same object when nothing changes. */
function listAfter(list: WorkshopListView, event: ListEvent): WorkshopListView {
  if (event.type === 'workshopsSorted') return { ...list, sort: event.sort };
  if (event.type === 'workshopOpened') return { ...list, open: event.departmentId };
  return event.count > list.shown ? { ...list, shown: event.count } : list;
}

const withList = (state: FlowState, list: WorkshopListView): FlowState =>
  list === state.list ? state : { ...state, list };

/** Takes over the chosen time. The times of its workshop stay open, for the way back. */
const withChosen = (state: FlowState, chosen: ChosenTime): FlowState => ({
  ...state,
  list: { ...state.list, open: chosen.workshop.departmentId },
  chosen,
  lost: null,
  displayState: 4,
  part: 'contact',
});

/** Opens a step. The booking's own step only moves forward. */
function forward(state: FlowState, step: 3 | 4): FlowState {
  const bookingState: BookingStep = state.bookingState <= step ? step : state.bookingState;
  return { ...state, bookingState, displayState: step, part: step === 4 && state.chosen ? 'contact' : 'time' };
}

/** Opens a step that has been reached; a later one opens the last that has been reached. */
function shown(state: FlowState, step: DisplayedStep, part: TimePart): FlowState {
  const last = Math.max(1, state.bookingState) as DisplayedStep;
  const displayState = step > last ? last : step;
  const reached = displayState === 4 && state.chosen ? part : 'time';
  if (state.displayState === displayState && state.part === reached) return state;
  return { ...state, displayState, part: reached };
}

/** Times depend on the services, so other services need another time. */
function withSelection(state: FlowState, services: Selection): FlowState {
  if (services === state.services) return state;
  const isSame = String(Object.keys(services).sort()) === String(Object.keys(state.services).sort());
  if (isSame) return { ...state, services };
  const isEmpty = !Object.values(services).some(({ type }) => type === 'service');
  // Without a service the later steps have nothing to show.
  const bookingState = isEmpty && state.bookingState > 2 ? 2 : state.bookingState;
  // Other services have other workshops.
  const list = { ...state.list, open: '', shown: 0 };
  return { ...state, list, services, bookingState, pricedAt: '', chosen: null, part: 'time' };
}

function withoutAddons(state: FlowState): FlowState {
  const addons = selectedOf(state, 'addon');
  if (addons.length === 0) return state;
  return withSelection(
    state,
    addons.reduce((selection, { code }) => removeService(selection, code), state.services as Selection),
  );
}

/** Takes over the prices of the chosen workshop, for one unit each (S3 §4.1). What it has no price for has none. */
function withPrices(state: FlowState, offers: Prices['offers']): FlowState {
  const services = atPrices(Object.values(state.services), offers);
  return { ...state, services: Object.fromEntries(services.map((one) => [one.code, one])) };
}

/** Takes over the names of the chosen services in another language. One that is not offered keeps its name. */
function withNames(state: FlowState, { language, offerings }: NamesLoaded): FlowState {
  const found = new Map(offerings.map((offering) => [offering.code, offering]));
  const services = Object.values(state.services).map((service) => {
    const { name = service.name, unitPrice } = found.get(service.code) ?? {};
    return { ...service, name, unitAbbreviation: unitPrice?.unitAbbreviation ?? service.unitAbbreviation };
  });
  return { ...state, language, services: Object.fromEntries(services.map((one) => [one.code, one])) };
}
