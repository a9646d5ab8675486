import type { ReactNode } from 'react';
import { commonText } from '@/messages/ui/common';

interface Props {
  /** Omit for a dialog that has nothing to cancel. */
  onCancel?: (() => void) | undefined;
  cancelLabel?: string | undefined;
  /** Focuses Cancel when the dialog opens. */
  cancelFocused?: boolean | undefined;
  /** On the other side: "Delete", a counter. */
  start?: ReactNode;
  /** The action. */
  children: ReactNode;
}

/** Footer of every dialog: as its `footer`, or as the last part of a form in its body. */
export const DialogFooter = ({
  onCancel,
  cancelLabel = commonText.cancel,
  cancelFocused = false,
  start,
  children,
}: Props) => (
  <div className="dialog-footer row-2 flex-wrap justify-content-end rule-above">
    {start && <div className="d-flex flex-wrap gap-2 me-auto">{start}</div>}
    {onCancel && (
      <button
        type="button"
        className="btn btn-quiet"
        data-autofocus={cancelFocused || undefined}
        onClick={onCancel}
      >
        {cancelLabel}
      </button>
    )}
    {children}
  </div>
);
