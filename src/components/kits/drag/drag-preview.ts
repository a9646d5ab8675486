export interface DragPreview {
  /** Viewport coordinates. */
  moveTo: (x: number, y: number) => void;
  remove: () => void;
}

/** A clone of the item that follows the pointer. */
export function createDragPreview(item: HTMLElement, x: number, y: number): DragPreview {
  const box = item.getBoundingClientRect();
  const preview = document.createElement('div');
  const copy = item.cloneNode(true) as HTMLElement;
  for (const element of [copy, ...copy.querySelectorAll('[id]')]) element.removeAttribute('id');
  delete copy.dataset['dragging'];
  preview.className = 'drag-preview pe-none';
  preview.inert = true;
  preview.ariaHidden = 'true';
  preview.style.inlineSize = `${box.width}px`;
  preview.append(copy);
  // Inside a dialog, the rest of the page is beneath the top layer.
  (item.closest('dialog') ?? document.body).append(preview);
  const to = (nextX: number, nextY: number) => {
    preview.style.transform = `translate(${box.left + nextX - x}px, ${box.top + nextY - y}px)`;
  };
  to(x, y);
  return { moveTo: to, remove: () => preview.remove() };
}
