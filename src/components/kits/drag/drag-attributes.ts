/** Options of a drag list. */
export interface ListTraits {
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
  /** Number of items of a list that mounts only some of them; each then has its `index`. */
  count?: number | undefined;
}

const flag = (on: boolean | undefined) => (on ? '' : undefined);

/** Props of a drag list element. */
export const dragListProps = ({ id, name, axis = 'y', kind = '', closed, copies, count }: ListTraits) => ({
  'aria-label': name,
  'data-drag-list': id,
  'data-drag-axis': axis,
  'data-drag-kind': kind,
  'data-drag-closed': flag(closed),
  'data-drag-copies': flag(copies),
  'data-drag-count': count,
});

/**
 * Props of a draggable item, which contains one DragHandle. With `whole` a pointer can drag it anywhere except
 * on controls. `index` is the position in a list with a `count`.
 */
export const dragItemProps = (id: string, name: string, whole = false, index?: number) => ({
  'data-drag-item': id,
  'data-drag-name': name,
  'data-drag-whole': flag(whole),
  'data-drag-index': index,
});
