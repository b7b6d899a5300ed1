import { renderToStaticMarkup } from 'react-dom/server';
import type { EditorParts } from '../contracts/page/render.ts';
import { safeJson } from '../page/JsonScript.tsx';
import { Note } from './Note.tsx';

/** Id of the element by which the platform's scripts detect edit mode. */
const MARKER = 'jss-hrz-editing';

/** Returns the markup of the editor's data and scripts: the platform's, and ours that prevents navigation. */
export function editorScripts({ chromes, script, clientScripts, clientData }: EditorParts): string {
  const data = Object.entries(chromes ? { ...clientData, [MARKER]: {} } : clientData);
  return renderToStaticMarkup(
    <>
      {data.map(([id, value]) => (
        <script
          key={id}
          id={id}
          type="application/json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by safeJson, and not executable
          dangerouslySetInnerHTML={{ __html: safeJson(value ?? null) }}
        />
      ))}
      <script type="module" src={script} />
      {clientScripts.map((src) => (
        <script key={src} src={src} />
      ))}
    </>,
  );
}

/** Matches the chrome of a rendering without visible content. React's comments and empty frames are not visible. */
const EMPTY_RENDERING =
  /(<code [^>]*chrometype="rendering"[^>]*kind="open"[^>]*><\/code>(?:<!--[^>]*-->|<div [^>]*data-frame=""[^>]*>(?:<!--[^>]*-->)*<\/div>)*)(?=<code [^>]*kind="close")/g;

/** Adds a note to components that render nothing, so that editors can select them. */
export function withEmptyNotes(html: string): string {
  const note = renderToStaticMarkup(<Note>Nothing to show yet. Visitors see nothing here.</Note>);
  return html.replace(EMPTY_RENDERING, (empty) => `${empty}${note}`);
}
