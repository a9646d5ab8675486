import { useState } from 'react';
import { chosenSpace } from '@/lib/storage/chosen-space';
import { formDraft, listFormDrafts, type NamedFormDraft } from '@/lib/storage/form-draft';
import { offerUndo } from '@/lib/overlays/undo';
import { outboxText } from '@/messages/social/outbox';
import { formPlace } from './form-link';
import { UnsentItem, UnsentList } from './UnsentList';

const firstText = ({ fields }: NamedFormDraft['draft']): string =>
  Object.values(fields).find((value): value is string => typeof value === 'string' && value.trim() !== '') ??
  '';

/** Forms that were typed and not saved. Renders nothing without any. */
export function FormDrafts() {
  const [drafts, setDrafts] = useState(listFormDrafts);
  const refresh = () => setDrafts(listFormDrafts());
  const discard = ({ name, draft }: NamedFormDraft) => {
    formDraft(name).remove();
    refresh();
    offerUndo({
      title: outboxText.draftDiscarded,
      undo: () => {
        formDraft(name).set(draft);
        refresh();
        return Promise.resolve();
      },
    });
  };
  if (drafts.length === 0) return null;
  return (
    <UnsentList id="form-drafts" title={outboxText.unsavedForms}>
      {drafts.map((form) => {
        const place = formPlace(form.name, chosenSpace.get()?.id ?? null);
        return (
          <UnsentItem
            key={form.name}
            label={place?.label}
            text={firstText(form.draft)}
            link={place?.link ?? null}
            onDiscard={() => discard(form)}
          />
        );
      })}
    </UnsentList>
  );
}
