import type { EditorParts } from '../contracts/page/render.ts';
import { JsonScript, safeJson } from '../delivery/JsonScript.tsx';

/** Id of the element by which the platform's scripts detect edit mode. */
const MARKER = 'jss-hrz-editing';

/** Renders the editor's data and scripts: the platform's, and ours that prevents navigation. */
export function EditorScripts({ chromes, script, clientScripts, clientData }: EditorParts) {
  const data = Object.entries(chromes ? { ...clientData, [MARKER]: {} } : clientData);
  return (
    <>
      {data.map(([id, value]) => (
        <JsonScript key={id} id={id} type="application/json" json={safeJson(value ?? null)} />
      ))}
      <script type="module" src={script} />
      {clientScripts.map((src) => (
        <script key={src} src={src} />
      ))}
    </>
  );
}
