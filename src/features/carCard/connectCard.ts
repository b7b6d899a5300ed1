import { fillIn } from '../../contracts/page/fillIn.ts';
import { reward } from '../../lib/browser/reward.ts';
import { setRootAttribute } from '../../lib/browser/rootAttribute.ts';
import { savesData } from '../../lib/browser/savesData.ts';
import type { SharedContext } from '../../ui/sharedContext.ts';
import type { CarCardView } from '../car/card.ts';
import { isCompared, onCompareChange } from '../compare/compareStore.ts';
import { toggleCompared } from '../compare/toggleCompared.ts';
import * as styles from '../saved/SaveButton.styles.ts';
import { isSaved, MAX_SAVED, onSavedChange, toggleSaved } from '../saved/savedStore.ts';

/** What the controls of a car need. */
interface ConnectedCar {
  car: CarCardView;
  shared: SharedContext;
}

const CARD = '[data-car]';
const CONTROLS = { heart: 'button[aria-pressed]', box: 'input[name="compare"]' } as const;
type Control = keyof typeof CONTROLS;

const cars = new WeakMap<Element, ConnectedCar>();

if (typeof document !== 'undefined') listen();

/**
 * Connects the controls of a car to the stores: shows their state, and handles clicks. Clicks before that are repeated by
 * `src/delivery/hydration/earlyInput.ts`. The markup may come from React or from the server. Call it again for the same element at any time.
 *
 * @param card the card of the car, or the actions of its page, with `data-car`
 */
export function connectCard(card: Element, car: CarCardView, shared: SharedContext): void {
  if (shared.mode) return;
  cars.set(card, { car, shared });
  showState(card);
}

/** Returns the car of a connected card. */
export const carOf = (card: Element): CarCardView | undefined => cars.get(card)?.car;

function listen(): void {
  // Styles show the second view of a car from then on.
  if (!savesData()) setRootAttribute('second', '');
  document.addEventListener('click', ({ target }) => operateAt(target, 'heart'));
  document.addEventListener('change', ({ target }) => operateAt(target, 'box'));
  document.addEventListener('focusout', ({ target }) => {
    const card = cardOf(target, 'heart');
    if (card) showLimit(card, null);
  });
  onSavedChange(showAll);
  onCompareChange(showAll);
}

function showAll(): void {
  for (const card of document.querySelectorAll(CARD)) showState(card);
}

/** Sets what differs only, because most cards are neither saved nor compared. */
function showState(card: Element): void {
  const connected = cars.get(card);
  if (!connected) return;
  const { car, shared } = connected;
  const heart = card.querySelector(CONTROLS.heart);
  const saved = isSaved(car.id);
  if (heart && (heart.getAttribute('aria-pressed') === 'true') !== saved) {
    heart.setAttribute('aria-pressed', String(saved));
    const label = heart.querySelector('span');
    if (label) label.textContent = shared.dictionary[saved ? 'savedCar' : 'saveCar'];
  }
  const box = card.querySelector<HTMLInputElement>(CONTROLS.box);
  if (box) box.checked = isCompared(car.id);
}

/** Returns the card of a control; null elsewhere. */
function cardOf(target: EventTarget | null, control: Control): Element | null {
  return target instanceof Element && target.closest(CONTROLS[control]) ? target.closest(CARD) : null;
}

function operateAt(target: EventTarget | null, control: Control): void {
  const card = cardOf(target, control);
  if (card) operate(control, card);
}

/** Saves or compares the car of a connected card, or removes it. */
function operate(control: Control, card: Element): void {
  const connected = cars.get(card);
  if (!connected) return;
  const { car, shared } = connected;
  if (control === 'heart') {
    const isFull = !toggleSaved(car, shared.language.code);
    showLimit(card, isFull ? fillIn(shared.dictionary.savedFull, { max: MAX_SAVED }) : null);
    if (isSaved(car.id)) rewardSaving(card);
    return;
  }
  toggleCompared(car, shared);
  // The box stays as it was when the comparison is full.
  showState(card);
  if (isCompared(car.id)) reward(card.querySelector(CONTROLS.box));
}

/** Rewards a saved car: its heart, and the number of saved cars once it has changed. */
function rewardSaving(card: Element): void {
  reward(card.querySelector(`${CONTROLS.heart} svg`));
  requestAnimationFrame(() => document.querySelectorAll('[data-saved-count]').forEach(reward));
}

/** Shows a message below the heart of a card, or below the actions of a page, or removes it. */
function showLimit(card: Element, text: string | null): void {
  card.querySelector(':scope > [role="alert"]')?.remove();
  if (text === null) return;
  const className = card.localName === 'article' ? styles.message : styles.inlineMessage;
  const alert = Object.assign(document.createElement('span'), { role: 'alert', className, textContent: text });
  card.append(alert);
}
