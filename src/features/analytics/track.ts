import type { DataLayerEvent, DataLayerEvents } from '../../contracts/events.ts';

/** Puts an event into the data layer (S1 §7), where the tag manager, if there is one and it may, finds it. Never throws. */
export function track<Name extends DataLayerEvent>(event: Name, fields: DataLayerEvents[Name]): void {
  dataLayer().push({ event, ...fields });
}

/** The tag manager's queue: a list in the page's memory, which nothing reads before consent. */
export function dataLayer(): unknown[] {
  const target = window as Window & { dataLayer?: unknown[] };
  target.dataLayer ??= [];
  return target.dataLayer;
}
