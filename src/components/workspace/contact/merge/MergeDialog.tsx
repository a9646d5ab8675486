import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Avatar } from '@/components/ui/Avatar';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import { mergeContacts, type MergedField, mergedFields, valuesOf } from '@/data/user/duplicates';
import type { Contact } from '@/data/user/schema';
import { formatLongDay } from '@/lib/dates/day';
import { pluralize } from '@/lib/text/format';
import { mergeContactsOptions } from '@/queries/workspace/mutations/contact';

const labels: Readonly<Record<MergedField, string>> = {
  name: 'Name',
  role: 'Job title',
  email: 'Email',
  phone: 'Phone',
  BirthDate: 'Born',
  taxId: 'Tax ID',
  image: 'Picture',
};

interface Props {
  contacts: readonly [Contact, Contact, ...Contact[]];
  onClose: () => void;
}

/** Asks only for fields whose values differ. */
export function MergeDialog({ contacts, onClose }: Props) {
  const [chosen, setChosen] = useState<Partial<Record<MergedField, string>>>({});
  const merge = useMutation(mergeContactsOptions());
  const merged = mergeContacts(contacts, chosen);
  const different = mergedFields.filter((field) => valuesOf(contacts, field).length > 1);
  const textOf = (field: MergedField, value: string) => {
    if (field === 'image') return <Avatar name={merged.name} url={value} size="sm" silent />;
    return field === 'BirthDate' ? formatLongDay(value) : value;
  };
  return (
    <Dialog
      open
      staticBackdrop
      onClose={onClose}
      title={`Merge ${pluralize(contacts.length, 'contact')}`}
      lead="Tags are united. Invoices keep the client as printed."
      footer={
        <DialogFooter onCancel={onClose}>
          <button
            type="button"
            className="btn btn-primary"
            disabled={merge.isPending}
            onClick={() => merge.mutate({ merged, others: contacts.slice(1) }, { onSuccess: onClose })}
          >
            Merge
          </button>
        </DialogFooter>
      }
    >
      <div className="contact-import">
        {different.map((field) => (
          <fieldset key={field} className="contact-tag-choices">
            <legend>{labels[field]}</legend>
            {valuesOf(contacts, field).map((value, place) => (
              <label key={value} className="form-check">
                <input
                  type="radio"
                  className="form-check-input"
                  name={`merge-${field}`}
                  aria-label={field === 'image' ? `Picture ${place + 1}` : undefined}
                  checked={(merged[field] ?? '') === value}
                  onChange={() => setChosen({ ...chosen, [field]: value })}
                />
                <span>{textOf(field, value)}</span>
              </label>
            ))}
          </fieldset>
        ))}
        {different.length === 0 && <p>All fields agree.</p>}
      </div>
    </Dialog>
  );
}
