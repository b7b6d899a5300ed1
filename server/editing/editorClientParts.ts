import { recordOf } from '../../lib/record.ts';
import type { LayoutContext } from '../../src/contracts/content/layout.ts';
import type { PageMode } from '../../src/contracts/page/page.ts';
import type { EditorParts } from '../../src/contracts/page/render.ts';

/** The design library's own script, below the platform's base URL. */
const LIBRARY_SCRIPT = '/v1/files/designlibrary/lib/rh-lib-script.js';
/** More than any real editor has. */
const MAX_SCRIPTS = 20;

/**
 * Returns the scripts and data of the platform's editor: those of the layout's context in edit mode, the platform's own script
 * in the design library. Only absolute http and https URLs are accepted.
 */
export function editorClientParts(
  context: LayoutContext | undefined,
  mode: PageMode,
  platformUrl: string,
): Pick<EditorParts, 'clientScripts' | 'clientData'> {
  if (mode === 'library') return { clientScripts: [`${platformUrl}${LIBRARY_SCRIPT}`], clientData: {} };
  const scripts = Array.isArray(context?.clientScripts) ? context.clientScripts : [];
  const data = context?.clientData;
  return {
    clientScripts: [...new Set(scripts.filter(isScript))].slice(0, MAX_SCRIPTS),
    clientData: { ...recordOf(data) },
  };
}

function isScript(value: unknown): value is string {
  const url = typeof value === 'string' ? URL.parse(value) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '';
}
