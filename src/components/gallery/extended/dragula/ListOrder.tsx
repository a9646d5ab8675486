import type { Lists } from '@/components/kits/drag/apply-move';

interface Props {
  /** Display names of the lists by id. */
  names: Readonly<Record<string, string>>;
  lists: Lists<{ id: string; name: string }>;
  changed: boolean;
  onReset: () => void;
}

export const ListOrder = ({ names, lists, changed, onReset }: Props) => (
  <div className="d-flex flex-wrap gap-3 align-items-end justify-content-between mt-3">
    <dl className="fs-md" aria-label="Order">
      {Object.entries(names).map(([id, name]) => (
        <div className="d-flex flex-wrap column-gap-2" key={id}>
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
