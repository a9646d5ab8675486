import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { attachKeyboardSensor } from './keyboard-sensor';
import { attachPointerSensor } from './pointer-sensor';
import { createDragSession, type Move } from './drag-session';
import { DragHintContext } from './drag-hint-context';
import { HANDLE } from './drop-target';
import './drag.scss';

interface Props {
  /** The owner of the lists makes the change; the board only says what is wished. */
  onMove: (move: Move) => void;
  className?: string;
  /** Elements with dragList, in them elements with dragItem, in those a DragGrip. */
  children: ReactNode;
}

/** Lists whose items can be dragged by mouse, finger and keyboard, with everything that happens spoken. */
export function DragBoard({ onMove, className, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const latest = useRef(onMove);
  const wanted = useRef<string | null>(null);
  const [said, setSaid] = useState('');
  const hint = useId();
  useEffect(() => {
    latest.current = onMove;
  }, [onMove]);

  useEffect(() => {
    const box = root.current;
    if (!box) return undefined;
    const carry = createDragSession(box, { onMove: (move) => latest.current(move), announce: setSaid });
    const forget = () => {
      wanted.current = null;
    };
    // Before the keys, so that what they ask for is not forgotten by the same event.
    window.addEventListener('keydown', forget, true);
    window.addEventListener('pointerdown', forget, true);
    const detachPointer = attachPointerSensor(box, carry);
    const detachKeys = attachKeyboardSensor(box, carry, (id) => {
      wanted.current = id;
    });
    return () => {
      window.removeEventListener('keydown', forget, true);
      window.removeEventListener('pointerdown', forget, true);
      detachPointer();
      detachKeys();
    };
  }, []);

  // A grip that went to another list is another element there: the focus goes with what was moved.
  useEffect(() => {
    if (wanted.current === null) return;
    const selector = `[data-drag-item="${CSS.escape(wanted.current)}"]`;
    const grip = root.current?.querySelector(selector)?.querySelector<HTMLElement>(HANDLE);
    if (grip !== document.activeElement) grip?.focus();
  });

  return (
    <DragHintContext value={hint}>
      <div ref={root} className={className}>
        <p id={hint} hidden>
          Space picks up and drops, arrow keys move, Escape puts back.
        </p>
        <p className="visually-hidden" role="status" aria-live="assertive">
          {said}
        </p>
        {children}
      </div>
    </DragHintContext>
  );
}
