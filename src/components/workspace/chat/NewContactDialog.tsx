import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '@/components/ui/overlay/Dialog';
import type { Chat } from '@/data/chat/schema';
import type { User } from '@/data/user/schema';
import { startChatOptions } from '@/queries/workspace/mutations/chat';
import { chatText } from '@/messages/workspace/chat';
import { PersonRow } from './ChatList';

interface Props {
  users: readonly User[];
  chats: readonly Chat[];
  onClose: () => void;
  onCreated: (id: number) => void;
}

export function NewContactDialog({ users, chats, onClose, onCreated }: Props) {
  const begin = useMutation(startChatOptions());
  const [words, setWords] = useState('');
  const known = new Set(chats.flatMap((chat) => (chat.kind === 'person' ? chat.memberIds : [])));
  const found = users
    .filter((user) => `${user.name} ${user.role ?? ''}`.toLowerCase().includes(words.trim().toLowerCase()))
    .toSorted((a, b) => Number(known.has(a.id)) - Number(known.has(b.id)) || a.name.localeCompare(b.name));
  return (
    <Dialog open title={chatText.newContact} lead={chatText.newContactLead} onClose={onClose}>
      <input
        type="search"
        className="form-control"
        autoComplete="off"
        aria-label={chatText.searchPeople}
        placeholder={chatText.searchPeople}
        value={words}
        data-autofocus
        onChange={(event) => setWords(event.target.value)}
      />
      {found.length === 0 && <p className="m-4 text-ink-3 text-center">{chatText.noMatches}</p>}
      <ul className="chat-people scroll-y mt-3">
        {found.map((user) => (
          <li key={user.id}>
            <button
              className="choice"
              type="button"
              disabled={begin.isPending}
              onClick={() => begin.mutate({ userId: user.id }, { onSuccess: (chat) => onCreated(chat.id) })}
            >
              <PersonRow name={user.name} image={user.image} role={user.role ?? ''} />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
