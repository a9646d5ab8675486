import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CopyButton } from '@/components/ui/CopyButton';
import { chosenSpace } from '@/lib/storage/chosen-space';
import { formDraft, listFormDrafts, type NamedFormDraft } from '@/lib/storage/form-draft';
import { offerUndo } from '@/lib/overlays/undo';
import { spacesOptions } from '@/queries/workspace/space';
import { outboxText } from '@/messages/social/outbox';
import { formPlace, spaceOfForm, typedText } from './form-link';
import { UnsentItem, UnsentList } from './UnsentList';

/** Forms that were typed and not saved. Renders nothing without any. */
export function FormDrafts() {
  const [drafts, setDrafts] = useState(listFormDrafts);
  // A member who was removed finds the text of a form here alone.
  const { data: spaces } = useQuery({
    ...spacesOptions(),
    enabled: drafts.some(({ name }) => spaceOfForm(name) !== null),
  });
  const known = { chosen: chosenSpace.get()?.id ?? null, all: spaces?.map(({ id }) => id) };
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
        const place = formPlace(form.name, known);
        const text = typedText(form);
        return (
          <UnsentItem
            key={form.name}
            label={place?.label}
            text={text}
            link={place?.link ?? null}
            onDiscard={() => discard(form)}
            actions={text !== '' && <CopyButton text={text} />}
          />
        );
      })}
    </UnsentList>
  );
}
