import { useLayoutEffect, useRef } from 'react';
import { Avatar } from '@/components/ui/Avatar';
import { ListOption } from '@/components/ui/control/ListOption';
import { positionPopover } from '@/lib/browser/position-popover';
import { editorText } from '@/messages/ui/editor';
import type { MentionPerson } from './person';

interface Props {
  id: string;
  people: readonly MentionPerson[];
  at: number;
  word: HTMLElement;
  choose: (person: MentionPerson) => void;
}

export function MentionList({ id, people, at, word, choose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!list.current) return;
    // The top layer keeps the list above cards and overflow.
    if ('showPopover' in list.current) list.current.showPopover();
    positionPopover(list.current, word, 'start');
  });
  return (
    <>
      <span className="visually-hidden" role="status">
        {editorText.peopleHint(people.length)}
      </span>
      <div
        ref={list}
        id={id}
        className="menu menu-popover m-0 overflow-auto overscroll"
        popover="manual"
        role="listbox"
        aria-label={editorText.people}
      >
        {people.map((person, index) => (
          <ListOption
            key={person.id}
            id={`${id}-${index}`}
            active={index === at}
            onChoose={() => choose(person)}
          >
            <Avatar name={person.name} url={person.image} size="xs" silent />
            <b>{person.name}</b>
            <span className="fs-sm text-ink-3">{person.role}</span>
          </ListOption>
        ))}
      </div>
    </>
  );
}
