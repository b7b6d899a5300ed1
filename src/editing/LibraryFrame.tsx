import { usePage } from '../page/PageContext.tsx';
import { Placeholder } from '../sections/Placeholder.tsx';
import { LIBRARY_ELEMENT } from './libraryElement.ts';

/** Placeholder of the component that the platform's design library shows. */
const PLACEHOLDER = 'editing-componentmode-placeholder';

/** Renders one component without header and footer. */
export function LibraryFrame() {
  const { placeholders } = usePage();
  const uid = placeholders[PLACEHOLDER]?.[0]?.editorUid;
  return (
    <main id="content">
      <div id={LIBRARY_ELEMENT} data-uid={uid}>
        <Placeholder name={PLACEHOLDER} placeholders={placeholders} />
      </div>
    </main>
  );
}
