import { readFileSync } from 'node:fs';
import { version } from 'react';

/** Returns the package versions that the platform records. The product uses none of the platform's own libraries. */
export function packageVersions(): Readonly<Record<string, string>> {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const productVersion =
    typeof manifest === 'object' && manifest !== null && 'version' in manifest ? manifest.version : '';
  return { forecourt: String(productVersion), react: version };
}
