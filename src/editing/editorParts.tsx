import { renderToStaticMarkup } from 'react-dom/server';
import type { EditorParts } from '../contracts/render.ts';
import { safeJson } from '../page/JsonScript.tsx';
import { Note } from './Note.tsx';

/** Tells the platform's scripts that they are on a page of theirs. */
const MARKER = 'jss-hrz-editing';

/** What the editor's scripts read, and the scripts: theirs, and ours that keeps links from being followed. */
export function editorScripts({ chromes: marks, script, clientScripts, clientData }: EditorParts): string {
  const data = Object.entries(marks ? { ...clientData, [MARKER]: {} } : clientData);
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

/** Marks of a rendering with nothing between them that an editor could see; comments are React's own, and a box may be empty. */
const EMPTY_RENDERING =
  /(<code [^>]*chrometype="rendering"[^>]*kind="open"[^>]*><\/code>(?:<!--[^>]*-->|<div [^>]*data-frame=""[^>]*>(?:<!--[^>]*-->)*<\/div>)*)(?=<code [^>]*kind="close")/g;

/** A component that prints nothing for visitors has to be seen to be selected. */
export function withEmptyNotes(html: string): string {
  const note = renderToStaticMarkup(<Note>Nothing to show yet. Visitors see nothing here.</Note>);
  return html.replace(EMPTY_RENDERING, (empty) => `${empty}${note}`);
}
