import type { KeyboardEvent } from 'react';
import type { FileWithUser } from '@/data/file/schema';
import type { FileSearch } from '@/components/workspace/file/file-search';
import { ratingOfKey } from '@/components/workspace/file/rating/rating-keys';
import type { FileActions } from '@/components/workspace/file/use-file-actions';
import type { FileSelection } from './use-file-selection';

/** Number of columns, measured from the layout. */
function columnCount(names: readonly HTMLElement[]): number {
  const tops = names.map((name) => name.closest('li')?.offsetTop);
  const next = tops.findIndex((top) => top !== tops[0]);
  return next > 0 ? next : 1;
}

/** Shortcuts of the file list; key events bubble up from the focused file name. */
export const fileShortcuts = (
  files: readonly FileWithUser[],
  search: FileSearch,
  marks: FileSelection,
  fileActions: FileActions,
  /** Mounts a file of a long list. */
  mount?: (id: string) => void,
) => ({
  onKeyDown: (event: KeyboardEvent<HTMLUListElement>) => {
    const list = event.currentTarget;
    const names = [...list.querySelectorAll<HTMLElement>('[data-file]')];
    const name = names.find((each) => each === event.target)?.dataset['file'];
    const here = files.findIndex(({ id }) => id === name);
    const file = files[here];
    if (!file) return;
    const rtl = getComputedStyle(list).direction === 'rtl';
    const row = columnCount(names);
    const steps: Record<string, number> = {
      ArrowRight: rtl ? -1 : 1,
      ArrowLeft: rtl ? 1 : -1,
      ArrowDown: row,
      ArrowUp: -row,
      Home: -here,
      End: files.length - 1 - here,
    };
    const step = steps[event.key];
    const rating = ratingOfKey(event);
    const chosen = marks.has(file.id) ? marks.selected : [file];
    if (step !== undefined) {
      const { id } = files[Math.max(0, Math.min(files.length - 1, here + step))] ?? file;
      mount?.(id);
      list.querySelector<HTMLElement>(`[data-file="${id}"]`)?.focus();
      if (event.shiftKey) {
        if (!marks.has(file.id) && marks.selected.length === 0) marks.toggle(file.id);
        marks.extendTo(id);
      }
    } else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) marks.selectAll();
    else if (event.key === ' ' && (event.ctrlKey || event.metaKey)) marks.toggle(file.id);
    else if (event.key === 'Escape' && marks.selected.length > 0) marks.clear();
    else if (rating !== null && fileActions.canEdit && search.place !== 'bin')
      fileActions.rate(chosen, rating);
    else if (event.key === 'F2' && fileActions.canEdit && search.place !== 'bin')
      fileActions.startRename(file);
    else if (event.key === 'Delete' && fileActions.canEdit)
      fileActions[search.place === 'bin' ? 'deleteForever' : 'trash'](chosen);
    else return;
    event.preventDefault();
  },
});
