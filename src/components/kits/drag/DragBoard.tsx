import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { dragText } from '@/messages/ui/drag';
import { attachKeyboardSensor } from './keyboard-sensor';
import { attachPointerSensor } from './pointer-sensor';
import { createDragSession, type Move } from './drag-session';
import { DragHintContext } from './drag-hint-context';
import { HANDLE, ITEM } from './drop-target';
import './drag.scss';

interface Props {
  /** Reports a move; the owner of the lists applies it. */
  onMove: (move: Move) => void;
  className?: string;
  /** Elements with dragListProps, containing dragItemProps, containing a DragHandle. */
  children: ReactNode;
}

export function DragBoard({ onMove, className, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const latest = useRef(onMove);
  const movedId = useRef<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const hint = useId();
  useEffect(() => {
    latest.current = onMove;
  }, [onMove]);

  useEffect(() => {
    const box = root.current;
    if (!box) return undefined;
    const session = createDragSession(box, {
      onMove: (move) => latest.current(move),
      announce: setAnnouncement,
    });
    const forget = () => {
      movedId.current = null;
    };
    const forgetFocusedElsewhere = ({ target }: FocusEvent) => {
      const item = target instanceof Element ? target.closest<HTMLElement>(ITEM) : null;
      if (item?.dataset['dragItem'] !== movedId.current) movedId.current = null;
    };
    // Capture phase: runs before the keyboard sensor handles the same event.
    window.addEventListener('keydown', forget, true);
    window.addEventListener('pointerdown', forget, true);
    window.addEventListener('focusin', forgetFocusedElsewhere);
    const detachPointer = attachPointerSensor(box, session);
    const detachKeys = attachKeyboardSensor(box, session, (id) => {
      movedId.current = id;
    });
    return () => {
      window.removeEventListener('keydown', forget, true);
      window.removeEventListener('pointerdown', forget, true);
      window.removeEventListener('focusin', forgetFocusedElsewhere);
      detachPointer();
      detachKeys();
    };
  }, []);

  // A handle moved to another list is a new element; focus follows the item.
  useEffect(() => {
    if (movedId.current === null) return;
    const selector = `[data-drag-item="${CSS.escape(movedId.current)}"]`;
    const handle = root.current?.querySelector(selector)?.querySelector<HTMLElement>(HANDLE);
    if (handle !== document.activeElement) handle?.focus();
  });

  return (
    <DragHintContext value={hint}>
      <div ref={root} className={className}>
        <p id={hint} hidden>
          {dragText.keyboardHint}
        </p>
        <p className="visually-hidden" role="status" aria-live="assertive">
          {announcement}
        </p>
        {children}
      </div>
    </DragHintContext>
  );
}
