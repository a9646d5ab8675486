import { useEffect, useRef, useState } from 'react';
import IconCalendar from '~icons/tabler/calendar';
import IconFilter from '~icons/tabler/filter';
import IconTag from '~icons/tabler/tag';
import { SearchInput } from '@/components/ui/control/SearchInput';
import { Avatar } from '@/components/ui/Avatar';
import { Menu, type MenuEntry } from '@/components/ui/overlay/Menu';
import type { ShownLabel } from '@/components/workspace/task/board-labels';
import type { Person } from '@/data/task/schema';
import { isOfComposition } from '@/lib/keys/composition';
import { registerShortcuts } from '@/lib/keys/shortcut-listener';
import { workspaceShortcuts } from '@/lib/keys/workspace-shortcuts';
import { commonText } from '@/messages/ui/common';
import { kanbanText } from '@/messages/workspace/kanban';
import { type CardFilter, type DueFilter, dueFilters, isFiltered, toggled } from './board-filter';

interface Props {
  people: readonly Person[];
  labels: readonly ShownLabel[];
  filter: CardFilter;
  setFilter: (patch: Partial<CardFilter>) => void;
  /** Cards that match. */
  count: number;
  /** Null for a reader of the space. */
  editLabels: (() => void) | null;
  /** Enter and arrow down in the search field lead to the first match. */
  focusFirst: () => void;
}

const dues: readonly DueFilter[] = ['late', 'today', 'week', 'none'];
const pill = (on: boolean) => `chip${on ? '' : ' is-unset'}`;

export function BoardFilterBar({ people, labels, filter, setFilter, count, editLabels, focusFirst }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => registerShortcuts({ findTask: () => field.current?.focus() }, workspaceShortcuts), []);
  const [text, setText] = useState(filter.q);
  const [applied, setApplied] = useState(filter.q);
  // The URL changed elsewhere (Back, Clear): the field follows.
  if (filter.q !== applied) {
    setApplied(filter.q);
    setText(filter.q);
  }
  const search = (q: string) => {
    setText(q);
    setApplied(q);
    setFilter({ q });
  };
  const labelItems: MenuEntry[] = labels.map(({ name }) => ({
    label: name,
    checked: filter.labels.includes(name),
    onSelect: () => setFilter({ labels: toggled(filter.labels, name) }),
  }));
  if (editLabels)
    labelItems.push('separator', { label: kanbanText.editLabels, icon: <IconTag />, onSelect: editLabels });
  const filtered = isFiltered(filter);
  return (
    <div
      className="board-filter chips chips-wrap align-items-center gap-2 d-print-none"
      role="group"
      aria-label={kanbanText.searchAndFilters}
    >
      <SearchInput
        ref={field}
        label={kanbanText.searchTasks}
        value={text}
        onChange={search}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && (event.key !== 'Enter' || isOfComposition(event.nativeEvent)))
            return;
          event.preventDefault();
          focusFirst();
        }}
      />
      {labelItems.length > 0 && (
        <Menu
          label={kanbanText.labelsChosen(filter.labels)}
          className={pill(filter.labels.length > 0)}
          align="start"
          trigger={
            <>
              <IconFilter />
              <span>{kanbanText.labels}</span>
              {filter.labels.length > 0 && (
                <span className="tag tag-warning">
                  {filter.labels.length === 1 ? filter.labels[0] : filter.labels.length}
                </span>
              )}
            </>
          }
          items={labelItems}
        />
      )}
      <Menu
        label={filter.due ? kanbanText.dueDateChosen(dueFilters[filter.due]) : kanbanText.dueDate}
        className={pill(filter.due !== null)}
        align="start"
        trigger={
          <>
            <IconCalendar />
            <span>{filter.due ? dueFilters[filter.due] : kanbanText.due}</span>
          </>
        }
        items={dues.map((due) => ({
          label: dueFilters[due],
          checked: filter.due === due,
          onSelect: () => setFilter({ due: filter.due === due ? null : due }),
        }))}
      />
      <div className="picks row-1" role="group" aria-label={kanbanText.people}>
        {people.map(({ id, name, image }) => (
          <button
            key={id}
            type="button"
            className="icon-button"
            aria-pressed={filter.members.includes(id)}
            aria-label={name}
            title={name}
            onClick={() => setFilter({ members: toggled(filter.members, id) })}
          >
            <Avatar size="sm" name={name} url={image} silent />
          </button>
        ))}
      </div>
      {filtered && (
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          onClick={() => setFilter({ q: '', members: [], labels: [], due: null })}
        >
          {commonText.clear}
        </button>
      )}
      <span className="visually-hidden" role="status">
        {filtered ? kanbanText.tasksMatch(count) : ''}
      </span>
    </div>
  );
}
