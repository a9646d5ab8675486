import { dragItemProps } from './drag-attributes';
import { DragHandle } from './DragHandle';

export const DragRow = ({ id, name }: { id: string; name: string }) => (
  <li {...dragItemProps(id, name, true)}>
    <DragHandle
      name={name}
      className="w-100 min-h-touch py-1 px-2 hairline rounded-control bg-surface text-ink text-start fw-semibold"
    >
      {name}
    </DragHandle>
  </li>
);
