import type { SelectedService } from './flowState.ts';

/** Operations on the chosen services (S3 §4.1). They return the same object when nothing changes. */
export type Selection = Readonly<Record<string, SelectedService>>;

/** Adds a service that is absent. One of an exclusive category replaces the others of it. */
export function addService(selection: Selection, service: SelectedService): Selection {
  if (Object.hasOwn(selection, service.code)) return selection;
  const others = Object.values(selection).filter(({ code }) => !service.exclusiveCodes.includes(code));
  return byCode([...others, service]);
}

/** Removes a service that is present. */
export function removeService(selection: Selection, code: string): Selection {
  if (!Object.hasOwn(selection, code)) return selection;
  return byCode(Object.values(selection).filter((other) => other.code !== code));
}

/** Replaces a service that is present, in its place. */
export function replaceService(selection: Selection, service: SelectedService): Selection {
  if (!Object.hasOwn(selection, service.code)) return selection;
  return byCode(Object.values(selection).map((other) => (other.code === service.code ? service : other)));
}

/** Removes a service that is present, or adds it. */
export function toggleService(selection: Selection, service: SelectedService): Selection {
  return Object.hasOwn(selection, service.code)
    ? removeService(selection, service.code)
    : addService(selection, service);
}

const byCode = (services: readonly SelectedService[]): Selection =>
  Object.fromEntries(services.map((service) => [service.code, service]));
