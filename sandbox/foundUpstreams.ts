import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Dataset } from './data/dataset.ts';
import type { Handler } from './lib/http.ts';

/** What an upstream is made of that shares no records with others and has none on the control page. */
export interface UpstreamParts {
  /** Key that it demands. */
  key: string;
  dataset: Dataset;
  /** Returns its base URL. */
  url: () => string;
}

/** Exported as `upstream` by `sandbox/{name}/upstream.ts`. */
export type CreateUpstream = (parts: UpstreamParts) => Handler;

/** Creates the upstreams of all folders that export one, by name. */
export async function foundUpstreams(
  parts: Omit<UpstreamParts, 'url'>,
  url: () => string,
): Promise<[string, Handler][]> {
  const names = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).flatMap(
    (path) => /^(\w+)\/upstream\.ts$/.exec(path)?.[1] ?? [],
  );
  const found = await Promise.all(
    names.sort().map(async (name) => {
      const { upstream } = (await import(join(import.meta.dirname, name, 'upstream.ts'))) as {
        upstream?: CreateUpstream;
      };
      return upstream ? [[name, upstream({ ...parts, url: () => `${url()}/${name}` })] as [string, Handler]] : [];
    }),
  );
  return found.flat();
}
