import type { SubjectName } from './illustrationPath.ts';
import type { Mood } from './palette.ts';
import * as charging from './scenesCharging.ts';
import * as checks from './scenesCheck.ts';
import * as group from './scenesGroup.ts';
import * as journeys from './scenesJourney.ts';
import * as lift from './scenesLift.ts';
import * as people from './scenesPeople.ts';
import * as repairs from './scenesRepair.ts';
import * as roads from './scenesRoad.ts';
import * as halls from './scenesShowroom.ts';
import * as snow from './scenesSnow.ts';
import * as streets from './scenesStreet.ts';
import * as tires from './scenesTires.ts';
import * as trade from './scenesTrade.ts';
import * as year from './scenesYear.ts';
import type { Stage } from './stage.ts';

/** What an illustration is of, and the times of day in which it is drawn. */
interface Subject {
  readonly draw: (stage: Stage) => string;
  readonly moods: readonly Mood[];
}

const DAY: readonly Mood[] = ['day'];
const LIGHT: readonly Mood[] = ['day', 'day', 'dusk'];
const ANY: readonly Mood[] = ['day', 'dusk', 'night'];
const DARK: readonly Mood[] = ['dusk', 'night'];

export const SUBJECTS = {
  'air-conditioning': { draw: checks.aircon, moods: DAY },
  alignment: { draw: checks.alignment, moods: DAY },
  apprentice: { draw: lift.apprentice, moods: DAY },
  battery: { draw: repairs.battery, moods: DAY },
  'battery-test': { draw: repairs.batteryTest, moods: DAY },
  bodywork: { draw: repairs.bodywork, moods: DAY },
  brakes: { draw: lift.brakes, moods: DAY },
  diagnosis: { draw: repairs.diagnosis, moods: DAY },
  'electric-service': { draw: lift.electricService, moods: DAY },
  glass: { draw: repairs.glass, moods: DAY },
  inspection: { draw: checks.inspection, moods: DAY },
  oil: { draw: lift.oil, moods: DAY },
  parts: { draw: tires.parts, moods: DAY },
  'rust-proofing': { draw: lift.rustProofing, moods: DAY },
  tread: { draw: tires.tread, moods: LIGHT },
  'tire-change': { draw: tires.tireChange, moods: DAY },
  'tire-storage': { draw: tires.tireStorage, moods: DAY },
  'van-workshop': { draw: repairs.vanWorkshop, moods: DAY },
  wash: { draw: repairs.wash, moods: DAY },
  workshop: { draw: lift.workshop, moods: DAY },
  advice: { draw: people.advice, moods: DAY },
  agreement: { draw: halls.agreement, moods: DAY },
  award: { draw: people.award, moods: LIGHT },
  'child-seat': { draw: halls.childSeat, moods: DAY },
  contact: { draw: people.contact, moods: DAY },
  dashboard: { draw: people.dashboard, moods: ANY },
  gift: { draw: halls.gift, moods: DAY },
  handover: { draw: halls.handover, moods: DAY },
  reading: { draw: people.reading, moods: DAY },
  showroom: { draw: halls.showroom, moods: DAY },
  team: { draw: people.team, moods: DAY },
  valuation: { draw: halls.valuation, moods: DAY },
  colours: { draw: trade.colours, moods: LIGHT },
  headlamp: { draw: trade.headlamp, moods: DAY },
  pause: { draw: trade.pause, moods: DAY },
  'price-tag': { draw: trade.priceTag, moods: DAY },
  'sign-board': { draw: trade.signBoard, moods: DAY },
  archive: { draw: group.archive, moods: LIGHT },
  'charging-city': { draw: charging.chargingCity, moods: LIGHT },
  'charging-home': { draw: charging.chargingHome, moods: LIGHT },
  'charging-winter': { draw: charging.chargingWinter, moods: ['day', 'dusk', 'night'] },
  city: { draw: streets.city, moods: ANY },
  community: { draw: year.community, moods: LIGHT },
  'engine-heater': { draw: charging.engineHeater, moods: DARK },
  fleet: { draw: streets.fleet, moods: DAY },
  'late-opening': { draw: group.lateOpening, moods: DARK },
  'loading-van': { draw: streets.loadingVan, moods: LIGHT },
  midsummer: { draw: year.midsummer, moods: DAY },
  'minibus-team': { draw: streets.minibusTeam, moods: DAY },
  opening: { draw: group.opening, moods: DAY },
  packing: { draw: streets.packing, moods: DAY },
  'solar-roof': { draw: group.solarRoof, moods: DAY },
  'test-drive': { draw: year.testDrive, moods: LIGHT },
  umbrella: { draw: streets.umbrella, moods: LIGHT },
  bridge: { draw: journeys.bridge, moods: LIGHT },
  caravan: { draw: journeys.withCaravan, moods: LIGHT },
  'coast-road': { draw: roads.coastRoad, moods: LIGHT },
  ferry: { draw: journeys.ferry, moods: LIGHT },
  'forest-road': { draw: roads.forestRoad, moods: LIGHT },
  'long-road': { draw: roads.longRoad, moods: ['day', 'day', 'night'] },
  'mountain-gate': { draw: snow.mountainGate, moods: ['dusk', 'night'] },
  'mountain-road': { draw: roads.mountainRoad, moods: LIGHT },
  'road-assistance': { draw: journeys.roadAssistance, moods: DARK },
  'road-end': { draw: roads.roadEnd, moods: DAY },
  'ski-trip': { draw: snow.skiTrip, moods: ['day', 'dusk'] },
  'wind-power': { draw: journeys.windPower, moods: LIGHT },
  'winter-road': { draw: roads.winterRoad, moods: ['day', 'dusk', 'dusk', 'night'] },
} as const satisfies Readonly<Record<SubjectName, Subject>>;
