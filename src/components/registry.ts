import { readdirSync } from 'node:fs';
import type { Registry, RegistryEntry } from '../content/views.ts';
import type { ServerPart, ServerParts } from '../contracts/page/serverPart.ts';

/**
 * All components that editors can place: each folder here with a descriptor, `{Name}.component.ts`. Tests read the folders.
 * The builds and the development server import the descriptors instead (`build/componentRegistry.ts`).
 */

interface Descriptor {
  component: RegistryEntry;
  serverPart?: ServerPart;
}

const names = readdirSync(import.meta.dirname, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
const descriptors = await Promise.all(
  names.map(async (name) => [name, (await import(`./${name}/${name}.component.ts`)) as Descriptor] as const),
);

/** The way the browser takes components over, by their registered names. */
export const registry: Registry = Object.fromEntries(descriptors.map(([name, { component }]) => [name, component]));

/** What they declare for the server. It is not in the browser's build. */
export const serverParts: ServerParts = Object.fromEntries(
  descriptors.map(([name, { serverPart = {} }]) => [name, serverPart]),
);
