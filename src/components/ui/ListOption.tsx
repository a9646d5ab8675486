import type { ReactNode } from 'react';

interface Props {
  id: string;
  /** The one that Enter would choose. */
  active: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** A line of a listbox whose keys are heard on a field: a press chooses it and leaves the focus on the field. */
export const ListOption = ({ id, active, onChoose, children }: Props) => (
  <div
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={active}
    className={active ? 'is-on' : undefined}
    onPointerDown={(event) => {
      event.preventDefault();
      onChoose();
    }}
  >
    {children}
  </div>
);
