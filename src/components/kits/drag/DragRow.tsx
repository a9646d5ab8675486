import { dragItemProps } from './drag-attributes';
import { DragHandle } from './DragHandle';

/** An item of a list that is nothing but its name, and is taken anywhere. */
export const DragRow = ({ id, name }: { id: string; name: string }) => (
  <li {...dragItemProps(id, name, true)}>
    <DragHandle name={name} className="drag-face">
      {name}
    </DragHandle>
  </li>
);
