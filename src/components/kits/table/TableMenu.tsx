import { useId, useState } from 'react';
import IconBookmark from '~icons/tabler/bookmark';
import IconChart from '~icons/tabler/chart-bar';
import IconDots from '~icons/tabler/dots';
import IconDownload from '~icons/tabler/download';
import IconPrinter from '~icons/tabler/printer';
import IconRestore from '~icons/tabler/restore';
import IconTrash from '~icons/tabler/trash';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import { Menu, type MenuEntry } from '@/components/ui/overlay/Menu';
import { showToast } from '@/lib/overlays/toast';
import { commonText } from '@/messages/ui/common';
import { tableText } from '@/messages/ui/table';
import { tableChartText } from '@/messages/ui/table-chart';
import { isActiveView, savedViews, toSavedView, type SavedView } from './model/saved-views';
import type { TableLabels } from './table-parts';
import type { TableController } from './model/use-table-state';
import { stateFromSearch } from './model/table-state';

interface Props {
  control: TableController;
  words: TableLabels;
  exportCsv?: () => void;
  print?: () => void;
  showChart?: () => void;
  viewsKey?: string;
}

export function TableMenu({ control, words, exportCsv, print, showChart, viewsKey }: Props) {
  const [views, setViews] = useState<SavedView[]>(() => (viewsKey ? savedViews(viewsKey).get() : []));
  const [naming, setNaming] = useState(false);
  const keep = (next: SavedView[], toastTitle: string) => {
    if (viewsKey && !savedViews(viewsKey).set(next)) {
      showToast({ type: 'error', title: tableText.notSaved, text: tableText.storageBlocked });
      return;
    }
    setViews(next);
    showToast({ type: 'success', title: toastTitle });
  };
  const shown = views.find((saved) => isActiveView(saved, control.state));
  const items: MenuEntry[] = [];
  if (viewsKey) {
    items.push(
      ...views.map((saved) => ({
        label: saved.name,
        icon: <IconBookmark />,
        checked: saved === shown,
        onSelect: () => control.update(stateFromSearch(saved.search)),
      })),
      { label: tableText.saveThisView, icon: <IconBookmark />, onSelect: () => setNaming(true) },
      ...(shown
        ? [
            {
              label: tableText.forgetView(shown.name),
              icon: <IconTrash />,
              onSelect: () =>
                keep(
                  views.filter((saved) => saved !== shown),
                  tableText.savedViewDeleted,
                ),
            },
          ]
        : []),
      {
        label: tableText.resetTable,
        icon: <IconRestore />,
        onSelect: () => control.update(control.defaults),
      },
      'separator',
    );
  }
  if (showChart) items.push({ label: tableChartText.showAsChart, icon: <IconChart />, onSelect: showChart });
  if (exportCsv) items.push({ label: tableText.exportCsv, icon: <IconDownload />, onSelect: exportCsv });
  if (print) items.push({ label: commonText.print, icon: <IconPrinter />, onSelect: print });
  return (
    <>
      <Menu label={tableText.moreFor(words.plural)} trigger={<IconDots />} items={items} />
      <NameDialog
        open={naming}
        close={() => setNaming(false)}
        save={(name) => {
          keep(
            [...views.filter((saved) => saved.name !== name), toSavedView(name, control.state)],
            tableText.viewSaved(name),
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
      title={tableText.saveThisView}
      lead={tableText.saveViewHint}
      footer={
        <DialogFooter onCancel={close}>
          <button type="submit" form={id} className="btn btn-primary">
            {commonText.save}
          </button>
        </DialogFooter>
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
          {commonText.name}
        </label>
        <input
          id={`${id}-name`}
          className="form-control"
          autoComplete="off"
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
