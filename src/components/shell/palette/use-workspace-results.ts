import { useQueries } from '@tanstack/react-query';
import IconMore from '~icons/tabler/arrow-right';
import { eventsOptions } from '@/queries/workspace/calendar';
import { chatMessagesOptions } from '@/queries/workspace/chat';
import { emailsOptions } from '@/queries/workspace/email';
import { filesOptions } from '@/queries/workspace/file';
import { invoicesOptions } from '@/queries/workspace/invoice';
import { notesOptions } from '@/queries/workspace/note';
import { projectsOptions } from '@/queries/workspace/project';
import { boardOptions } from '@/queries/workspace/task';
import { contactsOptions } from '@/queries/workspace/user';
import { paletteText } from '@/messages/shell/palette';
import { foldText } from './fuzzy-score';
import type { PaletteGroup, PaletteItem } from './palette-item';
import {
  contactKind,
  emailKind,
  eventKind,
  fileKind,
  invoiceKind,
  messageKind,
  noteKind,
  projectKind,
  taskKind,
  type WorkspaceItem,
  type WorkspaceKind,
} from './workspace-items';

const MAX_RESULTS = 4;
const MIN_QUERY_LENGTH = 2;

/** The key of an item of `useWorkspaceResults`. It holds an id and no content, so recent items may store it. */
export const isWorkspaceKey = (key: string): boolean =>
  /^(?:task|event|invoice|file|project|note|contact|email|sample-message) /.test(key);

/** Items that contain every word, those with all words in the label first, then the newest first. */
function matchingWorkspaceItems(items: readonly WorkspaceItem[], typed: string): PaletteItem[] {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  const containsAll = (text: string): boolean => {
    const hay = foldText(text);
    return words.every((word) => hay.includes(word));
  };
  return items
    .filter(({ item: { label, detail = '', keywords = '' } }) =>
      containsAll(`${label} ${detail} ${keywords}`),
    )
    .map(({ item, at }) => ({ item, at, isNamed: containsAll(item.label) }))
    .toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed) || b.at.localeCompare(a.at))
    .map(({ item }) => item);
}

function kindGroup({ title, items, searchPage }: WorkspaceKind, text: string): PaletteGroup {
  const found = matchingWorkspaceItems(items, text);
  if (found.length <= MAX_RESULTS) return { title, items: found };
  const seeAll: PaletteItem[] = searchPage
    ? [{ key: `all ${title}`, label: paletteText.seeAllIn(title), icon: IconMore, link: searchPage(text) }]
    : [];
  return { title, items: [...found.slice(0, MAX_RESULTS), ...seeAll], total: found.length };
}

/** Groups of the workspace's items for the typed text, and its items among the recent ones. */
export function useWorkspaceResults(
  text: string,
  recent: readonly string[],
): {
  groups: PaletteGroup[];
  recentItems: PaletteItem[];
  busy: boolean;
  failed: boolean;
  retry: () => void;
} {
  const isSearching = text.length >= MIN_QUERY_LENGTH;
  const enabled = isSearching || recent.some(isWorkspaceKey);
  const results = useQueries({
    queries: [
      { ...boardOptions(), enabled, select: taskKind },
      { ...eventsOptions(), enabled, select: eventKind },
      { ...invoicesOptions(), enabled, select: invoiceKind },
      { ...filesOptions(), enabled, select: fileKind },
      { ...projectsOptions(), enabled, select: projectKind },
      { ...notesOptions(), enabled, select: noteKind },
      { ...contactsOptions(), enabled, select: contactKind },
      { ...emailsOptions(), enabled, select: emailKind },
      { ...chatMessagesOptions(), enabled, select: messageKind },
    ],
  });
  const kinds = results.flatMap(({ data }) => data ?? []);
  return {
    groups: isSearching ? kinds.map((kind) => kindGroup(kind, text)) : [],
    recentItems: kinds.flatMap(({ items }) =>
      items
        .filter(({ item }) => recent.includes(item.key))
        .map(({ item, kind }) => ({ ...item, detail: kind })),
    ),
    busy: isSearching && results.some(({ isFetching }) => isFetching),
    failed: isSearching && results.some(({ isError }) => isError),
    retry: () => {
      for (const { isError, refetch } of results) if (isError) void refetch();
    },
  };
}
