import type { ReactNode } from 'react';

interface Props {
  /** Omit for a dialog that has nothing to cancel. */
  onCancel?: () => void;
  /** On the other side: "Delete", a counter. */
  start?: ReactNode;
  /** The action. */
  children: ReactNode;
}

/** Footer of a form in a dialog's body; `Dialog` places its own `footer` the same way. */
export const DialogFooter = ({ onCancel, start, children }: Props) => (
  <div className="dialog-footer">
    {start && <div className="dialog-footer-start">{start}</div>}
    {onCancel && (
      <button type="button" className="btn btn-quiet" onClick={onCancel}>
        Cancel
      </button>
    )}
    {children}
  </div>
);
