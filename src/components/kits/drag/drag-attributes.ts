/** What a list of a drag board tells: spread over the element that holds its items. */
interface ListTraits {
  id: string;
  /** Spoken: "Cart". Names the element too. */
  name: string;
  /** The way its items follow each other. */
  axis?: 'x' | 'y';
  /** Items only go to lists of their own kind. */
  kind?: string;
  /** Takes nothing in. */
  closed?: boolean;
  /** What is dragged out of it stays in it too. */
  copies?: boolean;
}

const flag = (on: boolean | undefined) => (on ? '' : undefined);

/** Makes an element a list to drag from and to. */
export const dragListProps = ({ id, name, axis = 'y', kind = '', closed, copies }: ListTraits) => ({
  'aria-label': name,
  'data-drag-list': id,
  'data-drag-axis': axis,
  'data-drag-kind': kind,
  'data-drag-closed': flag(closed),
  'data-drag-copies': flag(copies),
});

/**
 * Makes an element an item of the list around it; it holds one DragGrip. With `whole` the pointer may take it
 * anywhere but at its controls.
 */
export const dragItemProps = (id: string, name: string, whole = false) => ({
  'data-drag-item': id,
  'data-drag-name': name,
  'data-drag-whole': flag(whole),
});
