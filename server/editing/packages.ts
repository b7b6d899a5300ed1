import { readFileSync } from 'node:fs';
import { version } from 'react';

/** Versions of what pages are made with, as the platform records them. None of its own libraries is among them. */
export function packageVersions(): Readonly<Record<string, string>> {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const own = typeof manifest === 'object' && manifest !== null && 'version' in manifest ? manifest.version : '';
  return { forecourt: String(own), react: version };
}
