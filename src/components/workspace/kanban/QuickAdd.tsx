import { useState } from 'react';
import IconPlus from '~icons/tabler/plus';
import { isOfComposition } from '@/lib/keys/composition';
import { kanbanText } from '@/messages/workspace/kanban';

interface Props {
  column: string;
  add: (title: string) => void;
}

/** A field at the end of a column: Enter adds a card and waits for the next one. */
export function QuickAdd({ column, add }: Props) {
  const [title, setTitle] = useState('');
  return (
    <form
      className="px-2 pb-2 d-print-none"
      onSubmit={(event) => {
        event.preventDefault();
        add(title.trim());
        setTitle('');
      }}
    >
      <div className="search-field">
        <IconPlus className="icon position-absolute text-ink-3" />
        <input
          className="form-control"
          autoComplete="off"
          aria-label={kanbanText.newTaskIn(column)}
          placeholder={kanbanText.newTask}
          required
          minLength={3}
          maxLength={120}
          pattern=".*\S.*\S.*\S.*"
          title={kanbanText.titleTooShort}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !isOfComposition(event.nativeEvent)) setTitle('');
          }}
        />
      </div>
    </form>
  );
}
