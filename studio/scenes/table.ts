import { chargingSquare, mewsMorning, mountainPass, silverHall } from './brands.ts';
import { chargingHome, cityEvening } from './evenings.ts';
import { dealerMarlow, dealerNorrvag, dealerRullande } from './fronts.ts';
import type { Kit, SceneSet } from './kit.ts';
import {
  dealerMarlowCorner,
  dealerMarlowDusk,
  dealerNorrvagDay,
  dealerNorrvagWinter,
  dealerRullandeCorner,
  dealerRullandeDusk,
} from './moreFronts.ts';
import { coastRoad, nordicDawn, winterRoad } from './roads.ts';
import { handover, showroom, tireStorage, workshop } from './rooms.ts';

/** Every scene of `images.ts` by its name. */
export const SCENE_SETS: Readonly<Record<string, (kit: Kit) => SceneSet>> = {
  'nordic-dawn': nordicDawn,
  'coast-road': coastRoad,
  'winter-road': winterRoad,
  'city-evening': cityEvening,
  workshop,
  'tyre-storage': tireStorage,
  'dealer-norrvag': dealerNorrvag,
  'dealer-rullande': dealerRullande,
  'dealer-marlow': dealerMarlow,
  'dealer-norrvag-day': dealerNorrvagDay,
  'dealer-norrvag-winter': dealerNorrvagWinter,
  'dealer-rullande-dusk': dealerRullandeDusk,
  'dealer-rullande-corner': dealerRullandeCorner,
  'dealer-marlow-dusk': dealerMarlowDusk,
  'dealer-marlow-corner': dealerMarlowCorner,
  showroom,
  'charging-home': chargingHome,
  handover,
  'silver-hall': silverHall,
  'charging-square': chargingSquare,
  'mews-morning': mewsMorning,
  'mountain-pass': mountainPass,
};
