import { Mention, type MentionNodeAttrs } from '@tiptap/extension-mention';
import type { SuggestionProps } from '@tiptap/suggestion';
import { type ReactNode, useId, useState } from 'react';
import { MentionList } from './MentionList';
import type { MentionPerson } from './person';

interface Open {
  people: readonly MentionPerson[];
  at: number;
  /** Element around the "@" and the query. */
  word: HTMLElement;
  choose: (person: MentionPerson) => void;
}

const MAX_PEOPLE = 6;

/** List state shared by plugin and component: the plugin must answer a key synchronously. */
function createStore(show: (open: Open | null) => void, listId: string) {
  let open: Open | null = null;
  const update = (field: HTMLElement, next: Open | null) => {
    open = next;
    show(next);
    const on = next && next.people.length > 0;
    field.setAttribute('aria-expanded', String(Boolean(on)));
    if (on) {
      field.setAttribute('aria-controls', listId);
      field.setAttribute('aria-activedescendant', `${listId}-${next.at}`);
    } else {
      field.removeAttribute('aria-controls');
      field.removeAttribute('aria-activedescendant');
    }
  };
  const step = (field: HTMLElement, by: number) => {
    if (!open) return;
    const { length } = open.people;
    update(field, { ...open, at: (open.at + by + length) % length });
  };
  return { tell: update, step, current: () => open };
}

const mentionOf = (
  store: ReturnType<typeof createStore>,
  find: (query: string) => Promise<readonly MentionPerson[]>,
) => {
  const offer = ({
    editor,
    items,
    command,
    decorationNode,
  }: SuggestionProps<MentionPerson, MentionNodeAttrs>) => {
    if (!(decorationNode instanceof HTMLElement)) return;
    const choose = ({ id, name }: MentionPerson) => command({ id: String(id), label: name });
    store.tell(editor.view.dom, { people: items, at: 0, word: decorationNode, choose });
  };
  return Mention.configure({
    HTMLAttributes: { class: 'tag tag-link' },
    suggestion: {
      items: async ({ query }) => [...(await find(query))].slice(0, MAX_PEOPLE),
      render: () => ({
        onStart: offer,
        onUpdate: offer,
        onExit: ({ editor }) => store.tell(editor.view.dom, null),
        onKeyDown: ({ event, view }) => {
          const open = store.current();
          const chosen = open?.people[open.at];
          if (!open || !chosen) return false;
          if (event.key === 'ArrowDown') store.step(view.dom, 1);
          else if (event.key === 'ArrowUp') store.step(view.dom, -1);
          else if (event.key === 'Enter' || event.key === 'Tab') open.choose(chosen);
          else return false;
          return true;
        },
      }),
    },
  });
};

/** Mention extension, and the suggestion list to render beside the editor. */
export function useMentions(find: (query: string) => Promise<readonly MentionPerson[]>): {
  extension: ReturnType<typeof mentionOf>;
  list: ReactNode;
} {
  const [open, setOpen] = useState<Open | null>(null);
  const listId = useId();
  const [extension] = useState(() => mentionOf(createStore(setOpen, listId), find));
  const list = open && open.people.length > 0 && <MentionList id={listId} {...open} />;
  return { extension, list };
}
