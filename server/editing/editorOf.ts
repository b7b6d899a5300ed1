import type { LayoutContext } from '../../src/contracts/layout.ts';
import type { PageMode } from '../../src/contracts/page.ts';
import { recordOf } from '../../src/contracts/record.ts';
import type { EditorParts } from '../../src/contracts/render.ts';

/** The design library's own script, below the platform's base address. */
const LIBRARY_SCRIPT = '/v1/files/designlibrary/lib/rh-lib-script.js';
/** More than any editor has. */
const MAX_SCRIPTS = 20;

/**
 * The scripts and data of the platform's editor: in edit mode what the layout's context names, in the design library the
 * one script that every head loads. Only absolute http and https addresses are scripts.
 */
export function editorOf(
  context: LayoutContext | undefined,
  mode: PageMode,
  platform: string,
): Pick<EditorParts, 'clientScripts' | 'clientData'> {
  if (mode === 'library') return { clientScripts: [`${platform}${LIBRARY_SCRIPT}`], clientData: {} };
  const scripts = Array.isArray(context?.clientScripts) ? context.clientScripts : [];
  const data = context?.clientData;
  return {
    clientScripts: [...new Set(scripts.filter(isScript))].slice(0, MAX_SCRIPTS),
    clientData: { ...recordOf(data) },
  };
}

function isScript(address: unknown): address is string {
  const url = typeof address === 'string' ? URL.parse(address) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '';
}
