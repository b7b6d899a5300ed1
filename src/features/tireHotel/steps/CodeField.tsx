import { type ClipboardEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { CODE_LENGTH } from '../../../contracts/tireHotel/tireHotelFields.ts';
import { isPlainKey } from '../../../lib/browser/plainKey.ts';
import * as styles from './code.styles.ts';
import { boxOf, codeIn } from './codeText.ts';

interface CodeFieldProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Called when the fourth digit is entered, pasted or filled in by the browser. */
  onComplete: () => void;
  input: RefObject<HTMLInputElement | null>;
  isInvalid: boolean;
  /** Whether it takes the focus after a call. */
  takesFocus: boolean;
  describedBy: string;
}

const BOXES = Array.from({ length: CODE_LENGTH }, (_, box) => box);

/**
 * Renders the four boxes of a code (F109). They are one text field behind four drawn boxes: one field for screen readers, for pasting and
 * for the browser that fills in the code of a text message (U17). In a complete code the box at the caret is selected, so that a digit
 * replaces another.
 */
export function CodeField({
  id,
  label,
  value,
  onChange,
  onComplete,
  input,
  isInvalid,
  takesFocus,
  describedBy,
}: CodeFieldProps) {
  const [active, setActive] = useState<number | null>(null);
  const caret = useRef<number | null>(null);
  const isComplete = value.length === CODE_LENGTH;

  useLayoutEffect(() => {
    if (caret.current === null || !input.current) return;
    input.current.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  function change(text: string, at: number): void {
    const code = codeIn(text);
    caret.current = Math.min(codeIn(text.slice(0, at)).length, code.length);
    setActive(boxOf(caret.current));
    onChange(code);
    if (code.length === CODE_LENGTH && caret.current === CODE_LENGTH) onComplete();
  }

  function select(box: number): void {
    input.current?.setSelectionRange(box, box + 1);
    setActive(box);
  }

  /** Selects the box at the caret of a complete code. */
  function onSelect({ selectionStart, selectionEnd }: HTMLInputElement): void {
    const box = boxOf(selectionStart ?? 0);
    if (isComplete && selectionStart === selectionEnd && caret.current === null) select(box);
    else setActive(box);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const { selectionStart } = event.currentTarget;
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    if (step === 0 || !isComplete || event.shiftKey || !isPlainKey(event)) return;
    event.preventDefault();
    select(Math.max(0, boxOf((selectionStart ?? 0) + step)));
  }

  function onPaste(event: ClipboardEvent): void {
    event.preventDefault();
    const code = codeIn(event.clipboardData.getData('text'));
    if (code !== '') change(code, code.length);
  }

  return (
    <div className={styles.boxes} data-invalid={isInvalid || undefined}>
      {BOXES.map((box) => (
        <span key={box} aria-hidden="true" className={styles.box} data-active={active === box || undefined} />
      ))}
      <div className={styles.clip}>
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="text"
          name="code"
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete="one-time-code"
          enterKeyHint="done"
          aria-label={label}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy}
          data-refocus={takesFocus || undefined}
          value={value}
          onChange={({ target }) => change(target.value, target.selectionStart ?? target.value.length)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onSelect={({ currentTarget }) => onSelect(currentTarget)}
          onFocus={({ currentTarget }) => (isComplete ? select(0) : setActive(boxOf(currentTarget.value.length)))}
          onBlur={() => setActive(null)}
        />
      </div>
    </div>
  );
}
