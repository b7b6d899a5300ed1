import type { PageAssets } from '../../contracts/page/render.ts';
import { JsonScript, safeJson } from '../JsonScript.tsx';
import { SCRIPTS_ID } from './startScripts.ts';

/** Renders the list of a page's scripts, from which `startScripts` loads them. A page without an entry has none. */
export function ScriptList({ assets: { entry, modules } }: { assets: PageAssets }) {
  if (entry === null) return null;
  const list = [entry, ...modules.filter((href) => href !== entry).reverse()];
  return <JsonScript id={SCRIPTS_ID} type="application/json" json={safeJson(list)} />;
}
