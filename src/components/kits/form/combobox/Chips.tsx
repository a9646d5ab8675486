import type { ReactNode } from 'react';
import IconX from '~icons/tabler/x';
import { formText } from '@/messages/ui/form';

interface Props {
  /** Accessible name: "Picked for Stalls". */
  label: string;
  items: readonly { id: string; name: string; icon?: ReactNode }[];
  onRemove: (id: string) => void;
}

export const Chips = ({ label, items, onRemove }: Props) =>
  items.length > 0 && (
    <ul className="combobox-chips d-flex flex-wrap gap-1 mb-2 p-0" aria-label={label}>
      {items.map(({ id, name, icon }) => (
        <li
          className="d-inline-flex align-items-center mw-100 min-h-sm ps-3 rounded-pill bg-accent-soft fs-sm text-accent-text fw-semibold"
          key={id}
        >
          {icon}
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <button
            className="icon-button icon-button-sm text-inherit touch"
            type="button"
            aria-label={formText.remove(name)}
            onClick={() => onRemove(id)}
          >
            <IconX width={16} height={16} />
          </button>
        </li>
      ))}
    </ul>
  );
