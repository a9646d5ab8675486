import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import IconPlus from '~icons/tabler/plus';
import IconTrash from '~icons/tabler/trash';
import { type ColourVariant, colourVariants } from '@/components/ui/colour-variant';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { type ShownLabel, variantOfName } from '@/components/workspace/task/board-labels';
import { isOfComposition } from '@/lib/keys/composition';
import { changeLabelOptions } from '@/queries/workspace/mutations/board-label';
import { commonText } from '@/messages/ui/common';
import { colourNames } from './colour-names';
import { kanbanText } from '@/messages/workspace/kanban';

interface Props {
  labels: readonly ShownLabel[];
  onClose: () => void;
}

const MAX_NAME = 40;

/** Creates, renames, colours and deletes the labels of the board; each change is stored at once. */
export function LabelsDialog({ labels, onClose }: Props) {
  const change = useMutation(changeLabelOptions());
  const [name, setName] = useState('');
  /** Of labels without a record, by name: the record of a first change takes it. */
  const [newIds] = useState(() => new Map<string, string>());
  const idOf = (label: ShownLabel): string => {
    const id = label.id ?? newIds.get(label.name) ?? crypto.randomUUID();
    newIds.set(label.name, id);
    return id;
  };
  const isTaken = (wanted: string, but?: string) =>
    labels.some((label) => label.name !== but && label.name.toLowerCase() === wanted.toLowerCase());
  const save = (label: ShownLabel, next: { name: string; variant: ColourVariant }) =>
    change.mutate({ label: { ...next, id: idOf(label) }, before: label.name });
  return (
    <Dialog open onClose={onClose} title={kanbanText.labels} lead={kanbanText.labelsLead}>
      <ul className="stack-2 mb-2" aria-label={kanbanText.labels}>
        {labels.map((label) => (
          <LabelRow
            // A row per record: renaming keeps the focus in it.
            key={idOf(label)}
            label={label}
            isTaken={(wanted) => isTaken(wanted, label.name)}
            save={(next) => save(label, next)}
            remove={() =>
              change.mutate({
                label: { ...label, id: idOf(label) },
                before: label.name,
                remove: true,
              })
            }
          />
        ))}
      </ul>
      <form
        className="board-label row-2"
        onSubmit={(event) => {
          event.preventDefault();
          const wanted = name.trim();
          if (wanted === '' || isTaken(wanted)) return;
          change.mutate({
            label: { id: crypto.randomUUID(), name: wanted, variant: variantOfName(wanted) },
            before: null,
          });
          setName('');
        }}
      >
        <input
          className="form-control"
          autoComplete="off"
          aria-label={kanbanText.newLabel}
          placeholder={kanbanText.newLabel}
          required
          maxLength={MAX_NAME}
          value={name}
          onChange={(event) => {
            setName(event.target.value);
            event.target.setCustomValidity(isTaken(event.target.value.trim()) ? kanbanText.labelExists : '');
          }}
        />
        <button type="submit" className="btn btn-outline-secondary">
          <IconPlus />
          {commonText.add}
        </button>
      </form>
    </Dialog>
  );
}

interface RowProps {
  label: ShownLabel;
  isTaken: (name: string) => boolean;
  save: (next: { name: string; variant: ColourVariant }) => void;
  remove: () => void;
}

function LabelRow({ label, isTaken, save, remove }: RowProps) {
  const [name, setName] = useState(label.name);
  const keep = () => {
    const next = name.trim();
    if (next === '' || isTaken(next)) setName(label.name);
    else if (next !== label.name) save({ name: next, variant: label.variant });
  };
  return (
    <li className="board-label row-2">
      <i className={`dot flex-none dot-${label.variant}`} />
      <input
        className="form-control"
        autoComplete="off"
        aria-label={kanbanText.nameOf(label.name)}
        maxLength={MAX_NAME}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isOfComposition(event.nativeEvent)) keep();
        }}
      />
      <select
        className="form-select flex-none"
        aria-label={kanbanText.colourOf(label.name)}
        value={label.variant}
        onChange={(event) => {
          const variant = colourVariants.find((one) => one === event.target.value);
          if (variant) save({ name: label.name, variant });
        }}
      >
        {colourVariants.map((variant) => (
          <option key={variant} value={variant}>
            {colourNames[variant]}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="icon-button"
        aria-label={kanbanText.deleteName(label.name)}
        onClick={remove}
      >
        <IconTrash />
      </button>
    </li>
  );
}
