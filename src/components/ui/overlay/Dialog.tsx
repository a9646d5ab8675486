import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import IconX from '~icons/tabler/x';
import { moveToastsInto } from '@/lib/overlays/toast-layer';
import { commonText } from '@/messages/ui/common';
import { CONTROLS, wrapFocus } from './wrap-focus';

export interface DialogProps {
  open: boolean;
  /** Called on Esc, the close button or a backdrop click; the owner sets `open`. */
  onClose: () => void;
  title: string;
  lead?: ReactNode;
  icon?: ReactNode;
  placement?: 'centre' | 'end' | 'start' | 'top' | 'bottom';
  /** For `centre` only: 560 or 860 px at most, or the whole window. */
  size?: 'md' | 'lg' | 'full';
  /** A `DialogFooter`. */
  footer?: ReactNode;
  /** Ignores backdrop clicks, to protect typed input. */
  staticBackdrop?: boolean;
  /** Only the buttons of the footer close it: no close button, no Esc, no backdrop clicks. */
  answerRequired?: boolean;
  closeLabel?: string;
  /** For a size or colour of its own. */
  className?: string;
  children?: ReactNode;
}

/**
 * Modal on the native `<dialog>`. Focus starts on the `data-autofocus` element (else the title) and returns
 * to the opener.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

/** Falls back to the element that replaced the opener, as after a layout change. */
function restoreFocus(opener: Element | null): void {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  const name = opener?.isConnected === false && opener.getAttribute('aria-label');
  if (name) document.querySelector<HTMLElement>(`[aria-label="${CSS.escape(name)}"]`)?.focus();
}

function OpenDialog({
  onClose,
  title,
  lead,
  icon,
  placement = 'centre',
  size = 'md',
  footer,
  staticBackdrop = false,
  answerRequired = false,
  closeLabel = commonText.close,
  className = '',
  children,
}: Omit<DialogProps, 'open'>) {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  const closesBeside = useRef(!staticBackdrop && !answerRequired);
  const id = useId();
  useEffect(() => {
    close.current = onClose;
    closesBeside.current = !staticBackdrop && !answerRequired;
  }, [onClose, staticBackdrop, answerRequired]);

  // A layout effect, because its cleanup runs before the element leaves the page and can still return the
  // focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const opener = document.activeElement;
    dialog.showModal();
    const moveToastsBack = moveToastsInto(dialog);
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector('h2');
    first?.focus();
    // A text longer than the window scrolls by keyboard.
    const body = dialog.querySelector<HTMLElement>('.dialog-body');
    if (body && body.scrollHeight > body.clientHeight && !body.querySelector(CONTROLS)) body.tabIndex = 0;
    const cancel = (event: Event) => {
      // A file input inside fires `cancel` too.
      if (event.target !== dialog) return;
      event.preventDefault();
      close.current();
    };
    // Chromium closes on the second Esc even when `cancel` was prevented.
    const closed = () => {
      if (!dialog.open) close.current();
    };
    // Backdrop clicks target the dialog itself. A press that began inside (selecting text) does not count.
    let pressedBeside = false;
    const press = (event: Event) => {
      pressedBeside = event.target === dialog;
    };
    const click = (event: Event) => {
      if (closesBeside.current && pressedBeside && event.target === dialog) close.current();
    };
    dialog.addEventListener('pointerdown', press);
    dialog.addEventListener('click', click);
    dialog.addEventListener('cancel', cancel);
    dialog.addEventListener('close', closed);
    return () => {
      dialog.removeEventListener('pointerdown', press);
      dialog.removeEventListener('click', click);
      dialog.removeEventListener('cancel', cancel);
      dialog.removeEventListener('close', closed);
      moveToastsBack();
      dialog.close();
      restoreFocus(opener);
    };
  }, []);

  return (
    <dialog
      ref={ref}
      className={`p-0 plain text-ink overscroll dialog dialog-${placement} dialog-${size} ${className}`}
      aria-labelledby={id}
      closedby={answerRequired ? 'none' : 'closerequest'}
      onKeyDown={(event) => {
        // For browsers without `closedby`.
        if (answerRequired && event.key === 'Escape') event.preventDefault();
        wrapFocus(event);
      }}
    >
      <div className="dialog-panel d-flex flex-column hairline rounded-panel bg-surface shadow-pop">
        <div className="dialog-header d-flex align-items-start justify-content-between gap-3">
          <div>
            {icon && <span className="dialog-icon centre mb-3 rounded-arch">{icon}</span>}
            <h2 className="wrap-anywhere" id={id} tabIndex={-1}>
              {title}
            </h2>
            {lead && <p className="mt-1 text-ink-2">{lead}</p>}
          </div>
          {!answerRequired && (
            <button type="button" className="icon-button" aria-label={closeLabel} onClick={onClose}>
              <IconX />
            </button>
          )}
        </div>
        {children && <div className="dialog-body flex-1 min-h-0 scroll-y">{children}</div>}
        {footer}
      </div>
    </dialog>
  );
}
