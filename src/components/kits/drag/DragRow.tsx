import { dragItemProps } from './drag-attributes';
import { DragHandle } from './DragHandle';

export const DragRow = ({ id, name }: { id: string; name: string }) => (
  <li {...dragItemProps(id, name, true)}>
    <DragHandle name={name} className="drag-row">
      {name}
    </DragHandle>
  </li>
);
