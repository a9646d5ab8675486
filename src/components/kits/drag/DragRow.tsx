import { dragItem } from './drag-attributes';
import { DragGrip } from './DragHandle';

/** An item of a list that is nothing but its name, and is taken anywhere. */
export const DragRow = ({ id, name }: { id: string; name: string }) => (
  <li {...dragItem(id, name, true)}>
    <DragGrip name={name} className="drag-face">
      {name}
    </DragGrip>
  </li>
);
