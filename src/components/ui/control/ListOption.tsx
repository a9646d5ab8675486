import type { ReactNode } from 'react';

interface Props {
  id: string;
  active: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** Option of a listbox that is controlled from a text field; a press keeps the focus in the field. */
export const ListOption = ({ id, active, onChoose, children }: Props) => (
  <button
    type="button"
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={active}
    className={active ? 'choice is-on' : 'choice'}
    // Chosen by the click: at the press already, a scroll by touch or the other mouse button would choose.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onChoose}
  >
    {children}
  </button>
);
