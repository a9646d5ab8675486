import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Avatar } from '@/components/ui/Avatar';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import { mergeContacts, type MergedField, mergedFields, valuesOf } from '@/data/user/duplicates';
import type { Contact } from '@/data/user/schema';
import { formatLongDay } from '@/lib/dates/day';
import { mergeContactsOptions } from '@/queries/workspace/mutations/contact';
import { commonText } from '@/messages/ui/common';
import { contactText } from '@/messages/workspace/contact';

const labels: Readonly<Record<MergedField, string>> = {
  name: commonText.name,
  role: contactText.jobTitle,
  email: commonText.email,
  phone: commonText.phone,
  BirthDate: contactText.born,
  taxId: contactText.taxId,
  image: contactText.picture,
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
      title={contactText.mergeCount(contacts.length)}
      lead={contactText.mergeLead}
      footer={
        <DialogFooter onCancel={onClose}>
          <button
            type="button"
            className="btn btn-primary"
            disabled={merge.isPending}
            onClick={() => merge.mutate({ merged, others: contacts.slice(1) }, { onSuccess: onClose })}
          >
            {contactText.merge}
          </button>
        </DialogFooter>
      }
    >
      <div className="stack-4">
        {different.map((field) => (
          <fieldset key={field} className="d-flex flex-wrap row-gap-2 column-gap-5">
            <legend className="fs-md fw-semibold full-row">{labels[field]}</legend>
            {valuesOf(contacts, field).map((value, place) => (
              <label key={value} className="form-check">
                <input
                  type="radio"
                  className="form-check-input"
                  name={`merge-${field}`}
                  aria-label={field === 'image' ? contactText.pictureNumber(place + 1) : undefined}
                  checked={(merged[field] ?? '') === value}
                  onChange={() => setChosen({ ...chosen, [field]: value })}
                />
                <span>{textOf(field, value)}</span>
              </label>
            ))}
          </fieldset>
        ))}
        {different.length === 0 && <p>{contactText.allFieldsAgree}</p>}
      </div>
    </Dialog>
  );
}
