import { type DragEvent, type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { expandsAfter, isDrag } from './dragging.ts';

interface DragRow {
  /** The row follows the pointer now. */
  dragging: boolean;
  handlers: {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: (event: PointerEvent) => void;
    onPointerCancel: () => void;
    onClickCapture: (event: MouseEvent) => void;
    onDragStart: (event: DragEvent) => void;
  };
}

/**
 * A row that scrolls sideways, moved by a mouse or a pen as by a finger, which the browser sees to itself. Let go far
 * enough it expands, else it goes back to where it was; a drag is no click on what lies under the pointer (F067).
 */
export function useDragRow(row: RefObject<HTMLElement | null>, onExpand: () => void): DragRow {
  const start = useRef<{ x: number; left: number } | null>(null);
  const dragged = useRef(false);
  const [dragging, setDragging] = useState(false);
  const end = () => {
    start.current = null;
    setDragging(false);
  };
  return {
    dragging,
    handlers: {
      onPointerDown: (event) => {
        dragged.current = false;
        if (!row.current || event.button !== 0 || event.pointerType === 'touch') return;
        start.current = { x: event.clientX, left: row.current.scrollLeft };
      },
      onPointerMove: (event) => {
        if (!row.current || !start.current) return;
        const moved = start.current.x - event.clientX;
        if (!dragged.current && !isDrag(moved)) return;
        if (!dragged.current) row.current.setPointerCapture(event.pointerId);
        dragged.current = true;
        setDragging(true);
        row.current.scrollTo({ left: start.current.left + moved, behavior: 'instant' });
      },
      onPointerUp: (event) => {
        if (row.current && start.current && dragged.current) {
          const { left, x } = start.current;
          if (expandsAfter(x - event.clientX, row.current.scrollWidth - row.current.clientWidth)) onExpand();
          else row.current.scrollTo({ left });
        }
        end();
      },
      onPointerCancel: end,
      onClickCapture: (event) => {
        if (!dragged.current) return;
        dragged.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
      // Links and pictures are not carried away.
      onDragStart: (event) => event.preventDefault(),
    },
  };
}
