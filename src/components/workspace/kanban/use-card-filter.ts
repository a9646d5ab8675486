import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { CardFilter } from './board-filter';

const route = getRouteApi('/_shell/tasks/kanban');

/** The filter in the URL. Typing replaces the history entry, a choice adds one. */
export function useCardFilter() {
  const { q = '', members, labels, member, label, due = null } = route.useSearch();
  const navigate = route.useNavigate();
  const filter = useMemo<CardFilter>(
    () => ({
      q,
      // Older links name one person and one label.
      members: members ?? (member === undefined ? [] : [member]),
      labels: labels ?? (label === undefined ? [] : [label]),
      due,
    }),
    [q, members, labels, member, label, due],
  );
  const setFilter = useCallback(
    (patch: Partial<CardFilter>) => {
      const next = { ...filter, ...patch };
      void navigate({
        search: (before) => ({
          ...before,
          member: undefined,
          label: undefined,
          q: next.q || undefined,
          members: next.members.length > 0 ? [...next.members] : undefined,
          labels: next.labels.length > 0 ? [...next.labels] : undefined,
          due: next.due ?? undefined,
        }),
        replace: 'q' in patch,
        resetScroll: false,
      });
    },
    [filter, navigate],
  );
  return { filter, setFilter };
}
