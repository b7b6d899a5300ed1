import type { IncomingMessage, ServerResponse } from 'node:http';
import { DEALERS, type IndexDefinition, VEHICLES } from '../../services/search/engine/definition.ts';
import { createEngine, type Engine } from '../../services/search/engine/engine.ts';
import { handleSearchCall } from '../../services/search/engine/searchCall.ts';
import type { Dataset } from '../data/dataset.ts';
import { withPublishedImages } from './publishedImages.ts';

export type SearchUpstream = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/** Creates the search upstream: the engine of the search service on the records of the sandbox (F053). */
export function createSearchUpstream(
  dataset: Dataset,
  { key, engineOf = createEngines(dataset) }: { key: string; engineOf?: (index: string) => Engine | null },
): SearchUpstream {
  for (const index of [...dataset.vehicles.keys(), ...dataset.dealers.keys()]) engineOf(index)?.warm();
  const options = { isKey: (given: string) => given === key, engineOf, publish: withPublishedImages };
  return (req, res) => handleSearchCall(req, res, options);
}

/** Returns the engine of an index, which is created at its first search. */
export function createEngines(dataset: Dataset): (index: string) => Engine | null {
  const engines = new Map<string, Engine>();
  const make = (index: string): Engine | null => {
    const locale = dataset.locales.get(index) ?? 'en';
    const cars = dataset.vehicles.get(index);
    if (cars) return build(cars, VEHICLES, locale);
    const dealers = dataset.dealers.get(index);
    return dealers ? build(dealers, DEALERS, locale) : null;
  };
  return (index) => {
    const engine = engines.get(index) ?? make(index);
    if (engine) engines.set(index, engine);
    return engine;
  };
}

const build = (records: readonly object[], definition: IndexDefinition, locale: string): Engine =>
  createEngine(records as readonly Record<string, unknown>[], definition, locale);
