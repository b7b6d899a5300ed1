import { setRootAttribute } from '../../lib/browser/rootAttribute.ts';
import { fallbackSrc, srcSetOf } from '../../ui/imageSources.ts';
import * as image from '../car/CarImage.styles.ts';
import { CAR_IMAGE_WIDTH } from '../car/carImageSize.ts';
import { wholeUrl } from '../car/otherViews.ts';
import * as styles from './cardPictures.styles.ts';
import { carOf } from './connectCard.ts';

/**
 * The further pictures of the cards of a list: with arrows for the mouse, the arrow keys on a card's link, and by swiping. No picture is
 * requested before that. The pictures are decorative, as the first one is: the page of the car names them.
 */

interface Pictures {
  frame: HTMLElement;
  /** URLs of the pictures after the first one. */
  sources: readonly string[];
  layer: HTMLElement;
  count: HTMLElement;
  /** Position of the picture that is shown. */
  shown: number;
}

interface Swipe {
  pictures: Pictures;
  pointer: number;
  x: number;
  y: number;
  isMoving: boolean;
}

const CARDS = 'ul[aria-busy] > li > [data-car]';
/** Pixels that a finger moves before it swipes. */
const SLOP = 8;
/** Share of the picture's width from which a swipe turns to the next one. */
const TURN = 0.2;
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

const known = new WeakMap<Element, Pictures>();
let swipe: Swipe | null = null;

document.addEventListener('pointerover', ({ target, pointerType }) => {
  if (pointerType === 'mouse') addArrows(picturesAt(target));
});
document.addEventListener('click', onClick);
document.addEventListener('keydown', onKey);
document.addEventListener('pointerdown', startSwipe);
document.addEventListener('pointermove', moveSwipe, { passive: true });
document.addEventListener('pointerup', (event) => endSwipe(event, event.clientX));
document.addEventListener('pointercancel', (event) => endSwipe(event, null));
// Who has zoomed moves the page with one finger.
window.visualViewport?.addEventListener('resize', () => setRootAttribute('zoomed', isZoomed() ? '' : null));

const isZoomed = (): boolean => (window.visualViewport?.scale ?? 1) > 1.01;

/** Returns the pictures of the card at an element; null without a card, or when there is one picture only. */
function picturesAt(target: EventTarget | null): Pictures | null {
  const card = target instanceof Element ? target.closest(CARDS) : null;
  const frame = card?.querySelector<HTMLElement>(`.${image.frame}`);
  if (!card || !frame?.querySelector('img')) return null;
  const found = known.get(card);
  if (found?.frame === frame) return found.sources.length > 0 ? found : null;
  const car = carOf(card);
  const sources = [car?.second, car?.third].flatMap((short) => (short ? [wholeUrl(short, car?.image)] : []));
  if (sources.length === 0) return null;
  const pictures = {
    frame,
    sources,
    layer: hidden('span', styles.layer),
    count: hidden('span', styles.count),
    shown: 0,
  };
  known.set(card, pictures);
  return pictures;
}

function hidden<Name extends 'span' | 'button'>(name: Name, className: string): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), { className });
  element.ariaHidden = 'true';
  return element;
}

function addArrows(pictures: Pictures | null): void {
  if (!pictures || pictures.frame.querySelector('button')) return;
  for (const step of [-1, 1]) {
    const arrow = Object.assign(hidden('button', styles.arrow), { type: 'button', tabIndex: -1 });
    arrow.dataset.step = String(step);
    // The focus stays where it is: it would be unseen here.
    arrow.addEventListener('mousedown', (event) => event.preventDefault());
    pictures.frame.append(arrow);
  }
}

function onClick(event: MouseEvent): void {
  const arrow = event.target instanceof Element ? event.target.closest<HTMLElement>(`.${styles.arrow}`) : null;
  const pictures = arrow && picturesAt(arrow);
  if (pictures) turn(pictures, Number(arrow.dataset.step));
}

function onKey(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const pictures = event.target instanceof HTMLAnchorElement ? picturesAt(event.target) : null;
  if (!pictures) return;
  event.preventDefault();
  turn(pictures, step);
}

/** Shows the next picture, or the one before; after the last one the first. */
function turn(pictures: Pictures, step: number): void {
  const number = pictures.sources.length + 1;
  const from = begin(pictures);
  addPicture(pictures, (from + step + number) % number);
  show(pictures, (from + step + number) % number);
}

/** Puts the layer of the further pictures into the frame. Returns the position of what is shown: while the pointer rests on the card, its second picture. */
function begin(pictures: Pictures): number {
  const { frame, layer, count } = pictures;
  if (layer.parentElement === frame) return pictures.shown;
  if (getComputedStyle(frame, '::after').content !== 'none') pictures.shown = 1;
  layer.style.setProperty('--shown', String(pictures.shown));
  frame.append(layer, count);
  if (pictures.shown > 0) addPicture(pictures, pictures.shown);
  return pictures.shown;
}

/** Requests a picture, unless it is there. It begins where the picture that is shown leaves it. */
function addPicture(pictures: Pictures, place: number): void {
  const src = pictures.sources[place - 1];
  const { frame, layer } = pictures;
  if (!src || layer.querySelector(`[data-place="${place}"]`)) return;
  const pane = Object.assign(document.createElement('span'), { className: styles.pane });
  pane.dataset.place = String(place);
  pane.style.setProperty('--place', String(place));
  const first = frame.querySelector('img');
  const picture = Object.assign(document.createElement('img'), {
    className: image.image,
    alt: '',
    sizes: first?.sizes ?? '',
    srcset: srcSetOf(src, CAR_IMAGE_WIDTH) ?? '',
    src: fallbackSrc(src, CAR_IMAGE_WIDTH),
    onerror: () => forget(pictures, src),
  });
  pane.append(picture);
  layer.append(pane);
  // Its place is computed before it moves.
  void pane.offsetWidth;
}

/** Drops a picture that does not load, and all controls with the last one. */
function forget(pictures: Pictures, src: string): void {
  const { frame, layer, count } = pictures;
  pictures.sources = pictures.sources.filter((each) => each !== src);
  layer.replaceChildren();
  show(pictures, 0);
  if (pictures.sources.length > 0) return;
  for (const element of [layer, count, ...frame.querySelectorAll('button')]) element.remove();
}

function show(pictures: Pictures, position: number): void {
  const { frame, layer, count, sources } = pictures;
  pictures.shown = position;
  // The second picture is no longer shown on hover then.
  frame.dataset.shown = String(position);
  layer.style.setProperty('--shown', String(position));
  count.textContent = `${position + 1}/${sources.length + 1}`;
}

function startSwipe({ target, pointerType, pointerId, clientX, clientY, isPrimary }: PointerEvent): void {
  // A second finger ends nothing: the end of the first one puts the picture in its place.
  if (!isPrimary) return;
  swipe = null;
  const pictures = pointerType === 'mouse' || isZoomed() ? null : picturesAt(target);
  if (!pictures || clientY > pictures.frame.getBoundingClientRect().bottom) return;
  swipe = { pictures, pointer: pointerId, x: clientX, y: clientY, isMoving: false };
}

function moveSwipe({ pointerId, clientX, clientY }: PointerEvent): void {
  if (swipe?.pointer !== pointerId) return;
  const { pictures, x, y } = swipe;
  const distance = clientX - x;
  if (!swipe.isMoving) {
    if (Math.abs(distance) < SLOP) return;
    if (Math.abs(clientY - y) > Math.abs(distance)) {
      swipe = null;
      return;
    }
    swipe.isMoving = true;
    begin(pictures);
    pictures.layer.dataset.moving = '';
  }
  addPicture(pictures, pictures.shown - Math.sign(distance));
  const position = pictures.shown - distance / pictures.frame.clientWidth;
  pictures.layer.style.setProperty('--shown', String(within(pictures, position)));
}

/**
 * Turns to the next picture, or back to the one before.
 *
 * @param end where the finger left the screen; null when the browser scrolls instead
 */
function endSwipe({ pointerId }: PointerEvent, end: number | null): void {
  if (swipe?.pointer !== pointerId) return;
  const { pictures, x, isMoving } = swipe;
  swipe = null;
  if (!isMoving) return;
  delete pictures.layer.dataset.moving;
  const share = end === null ? 0 : (x - end) / pictures.frame.clientWidth;
  show(pictures, within(pictures, pictures.shown + (Math.abs(share) < TURN ? 0 : Math.sign(share))));
}

const within = ({ sources }: Pictures, position: number): number => Math.min(Math.max(position, 0), sources.length);
