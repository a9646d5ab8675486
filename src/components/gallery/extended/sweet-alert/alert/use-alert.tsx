import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import type { AlertAnswer, AlertOptions } from './alert-options';
import { AlertDialog } from './AlertDialog';

interface OpenAlert {
  notice: AlertOptions;
  answer: (answer: AlertAnswer) => void;
}

/**
 * `await showAlert({ title })` shows an alert and resolves with its answer. Render `dialog` anywhere: it is
 * portalled to the body so that the card's styles do not reach it.
 */
export function useAlert(): { showAlert: (notice: AlertOptions) => Promise<AlertAnswer>; dialog: ReactNode } {
  const [open, setOpen] = useState<OpenAlert | null>(null);
  const showAlert = (notice: AlertOptions) =>
    new Promise<AlertAnswer>((resolve) => {
      setOpen({
        notice,
        answer: (answer) => {
          setOpen(null);
          resolve(answer);
        },
      });
    });
  return { showAlert, dialog: open && createPortal(<AlertDialog {...open} />, document.body) };
}
