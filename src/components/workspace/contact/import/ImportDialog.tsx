import { useMutation } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { FieldError } from '@/components/kits/form/field/FieldFrame';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import { type CsvField, guessFields } from '@/data/user/contact-csv';
import { planImport, type PlannedContact } from '@/data/user/import-contacts';
import type { Contact } from '@/data/user/schema';
import { importContactsOptions } from '@/queries/workspace/mutations/contact';
import { contactText } from '@/messages/workspace/contact';
import { type ContactFile, contactsOf, readContactFile } from './contact-file';
import { CsvMapping } from './CsvMapping';
import { ImportPreview } from './ImportPreview';

interface Props {
  contacts: readonly Contact[];
  onClose: () => void;
}

/** Nothing is added before the preview is confirmed; a failed import leaves every choice as it is. */
export function ImportDialog({ contacts, onClose }: Props) {
  const id = useId();
  const [file, setFile] = useState<ContactFile | null>(null);
  const [fields, setFields] = useState<CsvField[]>([]);
  const [choices, setChoices] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [error, setError] = useState<string | null>(null);
  const add = useMutation(importContactsOptions());
  // The plan must not change once its contacts are in the address book.
  const [before] = useState(contacts);
  const plan = useMemo(
    () => (file ? planImport(contactsOf(file, fields), before) : []),
    [file, fields, before],
  );
  const isChosen = ({ line, state }: PlannedContact): boolean =>
    state !== 'wrong' && (choices.get(line) ?? state === 'new');
  const chosen = plan.filter(isChosen);
  const take = async (picked: File) => {
    try {
      const read = await readContactFile(picked);
      setFile(read);
      setFields(read.kind === 'csv' ? guessFields(read.rows[0]?.cells ?? []) : []);
      setChoices(new Map());
      setError(null);
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : contactText.fileNotRead);
    }
  };
  return (
    <Dialog
      open
      staticBackdrop
      size="lg"
      onClose={onClose}
      title={contactText.importContacts}
      footer={
        <DialogFooter onCancel={onClose}>
          <button
            type="button"
            className="btn btn-primary"
            disabled={chosen.length === 0 || add.isPending}
            onClick={() =>
              add.mutate(
                chosen.map(({ draft }) => draft),
                { onSuccess: onClose },
              )
            }
          >
            {chosen.length === 0 ? contactText.import : contactText.importCount(chosen.length)}
          </button>
        </DialogFooter>
      }
    >
      <div className="stack-4">
        <div className="field">
          <label className="form-label" htmlFor={id}>
            {contactText.vCardOrCsvFile}
          </label>
          <input
            id={id}
            type="file"
            accept=".vcf,.vcard,.csv,.txt,text/vcard,text/csv"
            className="form-control"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={(event) => {
              const [picked] = event.target.files ?? [];
              if (picked) void take(picked);
            }}
          />
          <FieldError id={`${id}-error`} error={error} />
        </div>
        {file?.kind === 'csv' && <CsvMapping rows={file.rows} fields={fields} onChange={setFields} />}
        {file && (
          <ImportPreview
            plan={plan}
            chosen={isChosen}
            onChoose={(line, on) => setChoices(new Map(choices).set(line, on))}
          />
        )}
      </div>
    </Dialog>
  );
}
