import { type DragEvent, type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { isDrag, shouldExpand } from './dragging.ts';

interface DragRow {
  /** Whether the row follows the pointer. */
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
 * Lets a mouse or a pen drag a horizontally scrolling row; the browser handles touch. A drag that is long enough expands the row,
 * a shorter one returns it; a drag does not click the element under the pointer (F067).
 */
export function useDragRow(row: RefObject<HTMLElement | null>, onExpand: () => void): DragRow {
  const start = useRef<{ x: number; left: number } | null>(null);
  const dragged = useRef(false);
  const [dragging, setDragging] = useState(false);
  const endDrag = () => {
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
        const distance = start.current.x - event.clientX;
        if (!dragged.current && !isDrag(distance)) return;
        if (!dragged.current) row.current.setPointerCapture(event.pointerId);
        dragged.current = true;
        setDragging(true);
        row.current.scrollTo({ left: start.current.left + distance, behavior: 'instant' });
      },
      onPointerUp: (event) => {
        if (row.current && start.current && dragged.current) {
          const { left, x } = start.current;
          if (shouldExpand(x - event.clientX, row.current.scrollWidth - row.current.clientWidth)) onExpand();
          else row.current.scrollTo({ left });
        }
        endDrag();
      },
      onPointerCancel: endDrag,
      onClickCapture: (event) => {
        if (!dragged.current) return;
        dragged.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
      // Links and images are not dragged out.
      onDragStart: (event) => event.preventDefault(),
    },
  };
}
