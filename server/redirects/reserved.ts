import { isReservedPath } from '../../src/contracts/page/reservedPaths.ts';

/** Files of the product in addition to the reserved paths. */
const RESERVED_FILES =
  /^\/(?:robots\.txt|sitemap[\w-]*\.xml|favicon\.ico|apple-touch-icon(?:-precomposed)?\.png|manifest\.webmanifest)$/;

/** Returns whether the product itself serves a path, so that no rule may redirect it. */
export function isReserved(path: string): boolean {
  return isReservedPath(path) || RESERVED_FILES.test(path);
}
