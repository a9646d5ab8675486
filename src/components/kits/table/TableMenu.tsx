import { useId, useState } from 'react';
import IconBookmark from '~icons/tabler/bookmark';
import IconDots from '~icons/tabler/dots';
import IconDownload from '~icons/tabler/download';
import IconPrinter from '~icons/tabler/printer';
import IconRestore from '~icons/tabler/restore';
import IconTrash from '~icons/tabler/trash';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { Menu, type MenuEntry } from '@/components/ui/overlay/Menu';
import { notify } from '@/lib/overlays/toast';
import { isShown, keepViews, savedFrom, savedViews, type SavedView } from './model/saved-views';
import type { TableWords } from './table-parts';
import type { TableControl } from './model/use-table-state';
import { viewOf } from './model/table-state';

interface Props {
  control: TableControl;
  words: TableWords;
  exportCsv?: () => void;
  print?: () => void;
  viewsKey?: string;
}

/** Export, print and saved views. */
export function TableMenu({ control, words, exportCsv, print, viewsKey }: Props) {
  const [views, setViews] = useState<readonly SavedView[]>(() => (viewsKey ? savedViews(viewsKey) : []));
  const [naming, setNaming] = useState(false);
  const keep = (next: readonly SavedView[], said: string) => {
    try {
      if (viewsKey) keepViews(viewsKey, next);
      setViews(next);
      notify({ type: 'success', title: said });
    } catch {
      notify({ type: 'error', title: 'Not saved', text: 'This browser keeps nothing for this page.' });
    }
  };
  const shown = views.find((saved) => isShown(saved, control.view));
  const items: MenuEntry[] = [];
  if (viewsKey) {
    items.push(
      ...views.map((saved) => ({
        label: saved.name,
        icon: <IconBookmark />,
        checked: saved === shown,
        onSelect: () => control.setView(viewOf(saved.search)),
      })),
      { label: 'Save this view', icon: <IconBookmark />, onSelect: () => setNaming(true) },
      ...(shown
        ? [
            {
              label: `Forget "${shown.name}"`,
              icon: <IconTrash />,
              onSelect: () =>
                keep(
                  views.filter((saved) => saved !== shown),
                  'View forgotten',
                ),
            },
          ]
        : []),
      { label: 'Table as it was', icon: <IconRestore />, onSelect: () => control.setView(control.defaults) },
      'separator',
    );
  }
  if (exportCsv) items.push({ label: 'Export CSV', icon: <IconDownload />, onSelect: exportCsv });
  if (print) items.push({ label: 'Print', icon: <IconPrinter />, onSelect: print });
  return (
    <>
      <Menu label={`More for ${words.many}`} trigger={<IconDots />} items={items} />
      <NameDialog
        open={naming}
        close={() => setNaming(false)}
        save={(name) => {
          keep(
            [...views.filter((saved) => saved.name !== name), savedFrom(name, control.view)],
            `View "${name}" saved`,
          );
          setNaming(false);
        }}
      />
    </>
  );
}

function NameDialog({
  open,
  close,
  save,
}: {
  open: boolean;
  close: () => void;
  save: (name: string) => void;
}) {
  const id = useId();
  const [name, setName] = useState('');
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Save this view"
      lead="Search, filters, order and columns, in this browser."
      footer={
        <>
          <button type="button" className="btn btn-outline-secondary" onClick={close}>
            Cancel
          </button>
          <button type="submit" form={id} className="btn btn-primary">
            Save
          </button>
        </>
      }
    >
      <form
        id={id}
        onSubmit={(event) => {
          event.preventDefault();
          save(name.trim());
          setName('');
        }}
      >
        <label className="form-label" htmlFor={`${id}-name`}>
          Name
        </label>
        <input
          id={`${id}-name`}
          className="form-control"
          data-autofocus
          required
          pattern=".*\S.*"
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
