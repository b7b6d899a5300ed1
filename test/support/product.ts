import { join, resolve } from 'node:path';
import { hasServices, leaseSandbox } from './leases.ts';
import type { Product, ProductOptions, ProductSandbox } from './runProduct.ts';
import { importShared } from './shared.ts';

export type { Fault, Product, ProductOptions } from './runProduct.ts';

/** Starts the product on free ports. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const { sandboxOf } = options;
  const sandbox = sandboxOf
    ? { url: sandboxOf.sandboxUrl, close: async () => {} }
    : await startSandbox(options.cars ?? 400);
  const { runProduct } = await importShared<typeof import('./runProduct.ts')>(
    new URL('runProduct.ts', import.meta.url).href,
  );
  return runProduct(sandbox, options);
}

/** Leases a sandbox of the Jest worker; without Jest starts one in this process. */
async function startSandbox(cars: number): Promise<ProductSandbox> {
  if (hasServices()) return leaseSandbox(cars);
  const { createSandbox } = await import('../../sandbox/server.ts');
  const cacheDir = join(resolve(import.meta.dirname, '../..'), 'var', 'sandbox');
  return (await createSandbox({ cars, cacheDir })).listen(0);
}
