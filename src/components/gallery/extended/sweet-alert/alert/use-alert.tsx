import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Answer, Notice } from './alert-options';
import { NoticeDialog } from './AlertDialog';

interface OpenNotice {
  notice: Notice;
  answer: (answer: Answer) => void;
}

/**
 * `await tell({ title })` shows a notice and resolves with how it ended; `dialog` goes anywhere in the markup. It
 * hangs below the body, so that no card around it dresses it.
 */
export function useNotice(): { tell: (notice: Notice) => Promise<Answer>; dialog: ReactNode } {
  const [open, setOpen] = useState<OpenNotice | null>(null);
  const tell = (notice: Notice) =>
    new Promise<Answer>((resolve) => {
      setOpen({
        notice,
        answer: (answer) => {
          setOpen(null);
          resolve(answer);
        },
      });
    });
  return { tell, dialog: open && createPortal(<NoticeDialog {...open} />, document.body) };
}
