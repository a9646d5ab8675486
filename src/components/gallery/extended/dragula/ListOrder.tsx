import type { Lists } from '@/components/kits/drag/apply-move';

interface Props {
  /** Display names of the lists by id. */
  names: Readonly<Record<string, string>>;
  lists: Lists<{ id: string; name: string }>;
  changed: boolean;
  onReset: () => void;
}

export const ListOrder = ({ names, lists, changed, onReset }: Props) => (
  <div className="drag-output">
    <dl aria-label="Order">
      {Object.entries(names).map(([id, name]) => (
        <div key={id}>
          <dt className="text-ink-3 fw-semibold">{name}</dt>
          <dd className="m-0 fw-semibold">{lists[id]?.map((item) => item.name).join(', ') || 'Empty'}</dd>
        </div>
      ))}
    </dl>
    <button type="button" className="btn btn-outline-secondary btn-sm" disabled={!changed} onClick={onReset}>
      Reset
    </button>
  </div>
);
