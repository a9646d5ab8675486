import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Files dropped anywhere on the element. While they are dragged over the element it has `data-dropping`. Without a
 * listener the browser would leave the page and open the file.
 */
export function useFileDrop(element: RefObject<HTMLElement | null>, onFiles: (files: File[]) => void): void {
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      box.dataset['dropping'] = '';
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node) || !box.contains(relatedTarget)) delete box.dataset['dropping'];
    };
    const drop = (event: DragEvent) => {
      delete box.dataset['dropping'];
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    };
    box.addEventListener('dragover', over);
    box.addEventListener('dragleave', leave);
    box.addEventListener('drop', drop);
    return () => {
      box.removeEventListener('dragover', over);
      box.removeEventListener('dragleave', leave);
      box.removeEventListener('drop', drop);
    };
  }, [element]);
}
