import type { Translate } from '../../contracts/dictionary/dictionary.ts';
import type { FlowPlace } from './flow/flowState.ts';

/** Returns the name of a place; a label for the browser's position. */
export const placeText = ({ name, placeId }: FlowPlace, translate: Translate): string =>
  placeId === null ? translate('bookingMyLocation') : name;
