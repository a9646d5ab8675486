let layer: HTMLElement | null = null;
/** Open modal dialogs, the topmost last. */
const dialogs: HTMLDialogElement[] = [];

function placeLayer(): void {
  if (layer) (dialogs.at(-1) ?? document.body).append(layer);
}

/** Adds the element that toasts are drawn into; returns the function that removes it. */
export function addToastLayer(element: HTMLElement): () => void {
  layer = element;
  placeLayer();
  return () => {
    element.remove();
    if (layer === element) layer = null;
  };
}

/**
 * Moves toasts into a modal dialog: outside of it they are behind its backdrop, can not be pressed and are not
 * spoken. The returned function moves them back and belongs before the dialog closes.
 */
export function moveToastsInto(dialog: HTMLDialogElement): () => void {
  dialogs.push(dialog);
  placeLayer();
  return () => {
    dialogs.splice(dialogs.indexOf(dialog), 1);
    placeLayer();
  };
}
