/** Options of a drag list. */
interface ListTraits {
  id: string;
  /** Accessible name of the list, also used in announcements. */
  name: string;
  axis?: 'x' | 'y';
  /** Items move only between lists of the same kind. */
  kind?: string;
  /** Accepts no items. */
  closed?: boolean;
  /** Items dragged out are copied. */
  copies?: boolean;
}

const flag = (on: boolean | undefined) => (on ? '' : undefined);

/** Props of a drag list element. */
export const dragListProps = ({ id, name, axis = 'y', kind = '', closed, copies }: ListTraits) => ({
  'aria-label': name,
  'data-drag-list': id,
  'data-drag-axis': axis,
  'data-drag-kind': kind,
  'data-drag-closed': flag(closed),
  'data-drag-copies': flag(copies),
});

/**
 * Props of a draggable item, which contains one DragHandle. With `whole` a pointer can drag it anywhere except
 * on controls.
 */
export const dragItemProps = (id: string, name: string, whole = false) => ({
  'data-drag-item': id,
  'data-drag-name': name,
  'data-drag-whole': flag(whole),
});
