import { usePage } from '../page/PageContext.tsx';
import { Placeholder } from '../page/Placeholder.tsx';
import { LIBRARY_ELEMENT } from './libraryElement.ts';

/** Where the platform puts the one component that its design library shows. */
const PLACEHOLDER = 'editing-componentmode-placeholder';

/** One component alone, without header and footer. */
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
