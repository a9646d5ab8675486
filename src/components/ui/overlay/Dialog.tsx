import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import IconX from '~icons/tabler/x';

export interface DialogProps {
  open: boolean;
  /** Esc, the close button, a click beside it: the owner decides by setting `open`. */
  onClose: () => void;
  title: string;
  /** A line under the title. */
  lead?: ReactNode;
  /** Stands in an arch above the title. */
  icon?: ReactNode;
  /** In the middle, or sliding in from the end, the start or the bottom edge. */
  placement?: 'centre' | 'end' | 'start' | 'bottom';
  /** Only in the middle: 420, 560 or 860 px at most. */
  size?: 'sm' | 'md' | 'lg';
  /** Buttons at the bottom, the main one last. */
  footer?: ReactNode;
  /** A click beside it does nothing: for what was typed and would be lost. */
  staticBackdrop?: boolean;
  children?: ReactNode;
}

/**
 * A modal on the native `<dialog>`: the page behind is inert, Esc closes, the focus goes to the element marked
 * `data-autofocus` (or to the title) and comes back to where it was.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

/** To the opener, or to the one that was drawn in its place, as where the dialog changed the layout. */
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
  size = 'sm',
  footer,
  staticBackdrop = false,
  children,
}: Omit<DialogProps, 'open'>) {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  const closesBeside = useRef(!staticBackdrop);
  const id = useId();
  useEffect(() => {
    close.current = onClose;
    closesBeside.current = !staticBackdrop;
  }, [onClose, staticBackdrop]);

  // A layout effect: its clean-up still finds the element in the page, so that the browser can give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const opener = document.activeElement;
    dialog.showModal();
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector('h2');
    first?.focus();
    const cancel = (event: Event) => {
      // A file field inside raises `cancel` too.
      if (event.target !== dialog) return;
      event.preventDefault();
      close.current();
    };
    // Chromium closes on a second Esc whatever the page says.
    const closed = () => {
      if (!dialog.open) close.current();
    };
    // The backdrop is the dialog itself. A press that began inside, marking text, does not count.
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
      dialog.close();
      restoreFocus(opener);
    };
  }, []);

  return (
    <dialog ref={ref} className={`dlg dlg-${placement} dlg-${size}`} aria-labelledby={id}>
      <div className="dlg-p">
        <header>
          <div>
            {icon && <span className="dlg-i">{icon}</span>}
            <h2 id={id} tabIndex={-1}>
              {title}
            </h2>
            {lead && <p>{lead}</p>}
          </div>
          <button type="button" className="ib" aria-label="Close" onClick={onClose}>
            <IconX />
          </button>
        </header>
        {children && <div className="dlg-b">{children}</div>}
        {footer && <footer>{footer}</footer>}
      </div>
    </dialog>
  );
}
