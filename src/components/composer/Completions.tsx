import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { Face } from '@/components/ui/Face';
import { counted } from '@/lib/format';
import { completeOptions } from '@/queries/search';

/** What the field needs to know about its list, for aria-controls and aria-activedescendant. */
export interface OpenList {
  listId: string;
  activeId: string;
}

interface Props {
  kind: 'member' | 'tag';
  prefix: string;
  /** The field that is being typed in: its keys steer the list. */
  field: HTMLTextAreaElement;
  /** What was chosen, with its sign: "@amara" or "#MarketDay". */
  onChoose: (text: string) => void;
  onList: (list: OpenList | null) => void;
  onClose: () => void;
}

/** People or tags that begin with what is typed, under the field; arrows, Enter, Tab and Esc work from the field. */
export function Completions({ kind, prefix, field, onChoose, onList, onClose }: Props) {
  const [wanted, setWanted] = useState(prefix);
  useEffect(() => {
    const timer = setTimeout(() => setWanted(prefix), 120);
    return () => clearTimeout(timer);
  }, [prefix]);
  const { data } = useQuery({ ...completeOptions(kind, wanted), placeholderData: (before) => before });
  const [active, setActive] = useState({ start: '', at: 0 });
  const listId = useId();

  const start = prefix.toLowerCase();
  const members = kind === 'member' ? (data?.members ?? []) : [];
  const tags = kind === 'tag' ? (data?.tags ?? []) : [];
  const texts = [...members.map(({ handle }) => `@${handle}`), ...tags.map(({ label }) => `#${label}`)];
  const count = texts.length;
  // Other letters, another list: begin at its first line again.
  const at = active.start === start ? Math.min(active.at, Math.max(0, count - 1)) : 0;
  const steps = useRef({ texts, start, at, onChoose, onClose });
  useEffect(() => {
    steps.current = { texts, start, at, onChoose, onClose };
  });

  useEffect(() => {
    onList(count > 0 ? { listId, activeId: `${listId}-${at}` } : null);
    return () => onList(null);
  }, [onList, listId, count, at]);

  useEffect(() => {
    const keydown = (event: KeyboardEvent) => {
      const { texts: all, start: letters, at: here, onChoose: choose, onClose: close } = steps.current;
      const go = (to: number) => setActive({ start: letters, at: to % all.length });
      const chosen = all[here];
      if (event.isComposing || event.ctrlKey || event.metaKey) return;
      if (event.key === 'Escape') close();
      else if (chosen === undefined) return;
      else if (event.key === 'ArrowDown') go(here + 1);
      else if (event.key === 'ArrowUp') go(here - 1 + all.length);
      else if (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) choose(chosen);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    field.addEventListener('keydown', keydown);
    return () => field.removeEventListener('keydown', keydown);
  }, [field]);

  if (count === 0) return null;
  return (
    <>
      <span className="visually-hidden" role="status">
        {counted(count, 'suggestion')}, arrows to choose
      </span>
      <div className="complete" role="listbox" id={listId} aria-label={kind === 'member' ? 'People' : 'Tags'}>
        {texts.map((text, index) => {
          const member = members[index];
          const tag = tags[index];
          return (
            // The keys are heard on the field, which keeps the focus.
            <div
              key={text}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              className={index === at ? 'is-on' : undefined}
              onPointerDown={(event) => {
                event.preventDefault();
                onChoose(text);
              }}
            >
              {member && <Face name={member.name} url={member.avatarUrl} size="xs" silent />}
              <b>{member ? member.name : text}</b>
              <span className="post-m">{member ? text : tag && counted(tag.posts, 'post')}</span>
            </div>
          );
        })}
      </div>
    </>
  );
}
