const OPEN = 'code[chrometype="rendering"][kind="open"]';

/** Adds a note to components of a page in edit mode that show nothing, so that editors can select them. */
export function addEmptyNotes(): void {
  for (const open of document.querySelectorAll(OPEN)) {
    const end = endOfEmpty(open);
    if (!end) continue;
    const note = document.createElement('div');
    note.dataset.editorNote = '';
    note.textContent = 'Nothing to show yet. Visitors see nothing here.';
    end.before(note);
  }
}

/** Returns the end of a rendering that shows nothing, else null. Comments of React and empty frames show nothing. */
function endOfEmpty(open: Element): Element | null {
  for (let node = open.nextSibling; node; node = node.nextSibling) {
    if (node instanceof HTMLElement && node.matches('code[kind="close"]')) return node;
    const isEmptyFrame =
      node instanceof HTMLElement && node.dataset.frame === '' && node.childElementCount === 0 && !node.textContent;
    if (!isEmptyFrame && node.nodeType !== Node.COMMENT_NODE) return null;
  }
  return null;
}
