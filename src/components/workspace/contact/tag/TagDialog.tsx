import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import { toTags } from '@/data/user/import-contacts';
import type { Contact } from '@/data/user/schema';
import { tagContactsOptions } from '@/queries/workspace/mutations/contact';
import { commonText } from '@/messages/ui/common';
import { contactText } from '@/messages/workspace/contact';

interface Props {
  contacts: readonly Contact[];
  /** Of the whole address book. */
  tags: readonly string[];
  onClose: () => void;
}

/** Adds and removes tags of several contacts. A tag that only some have stays as it is until it is pressed. */
export function TagDialog({ contacts, tags, onClose }: Props) {
  const form = useId();
  const field = useId();
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [typed, setTyped] = useState('');
  const change = useMutation(tagContactsOptions());
  const share = (tag: string): number => contacts.filter((contact) => contact.tags.includes(tag)).length;
  const stateOf = (tag: string): boolean => changed.get(tag) ?? share(tag) === contacts.length;
  const added = toTags(typed.split(/[;,]/));
  const submit = () => {
    const add = [...added, ...tags.filter((tag) => changed.get(tag) === true)];
    const remove = tags.filter((tag) => changed.get(tag) === false && !added.includes(tag));
    if (add.length + remove.length === 0) return onClose();
    return change.mutate({ ids: contacts.map(({ id }) => id), add, remove }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      staticBackdrop
      onClose={onClose}
      title={contactText.tagsOf(contacts.length)}
      footer={
        <DialogFooter onCancel={onClose}>
          <button type="submit" form={form} className="btn btn-primary" disabled={change.isPending}>
            {commonText.save}
          </button>
        </DialogFooter>
      }
    >
      <form
        id={form}
        className="stack-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {tags.length > 0 && (
          <fieldset className="d-flex flex-wrap row-gap-2 column-gap-5">
            <legend className="visually-hidden fs-md fw-semibold full-row">{contactText.tags}</legend>
            {tags.map((tag) => (
              <label key={tag} className="form-check">
                <input
                  type="checkbox"
                  className="form-check-input"
                  ref={(box) => {
                    if (box) box.indeterminate = !changed.has(tag) && share(tag) > 0 && !stateOf(tag);
                  }}
                  checked={stateOf(tag)}
                  onChange={(event) => setChanged(new Map(changed).set(tag, event.target.checked))}
                />
                {tag}
              </label>
            ))}
          </fieldset>
        )}
        <div className="field">
          <label className="form-label" htmlFor={field}>
            {contactText.newTags}
          </label>
          <input
            id={field}
            className="form-control"
            autoComplete="off"
            maxLength={200}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <div className="form-text">{contactText.separateTagsByCommas}</div>
        </div>
      </form>
    </Dialog>
  );
}
