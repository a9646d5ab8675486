import { useNavigate, useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import IconSearch from '~icons/tabler/search';
import { fuzzyScore } from './fuzzy-score';
import { readRecentItems } from './recent-items';
import { useSettings } from '@/lib/settings/use-settings';
import { useAuth } from '@/lib/auth/use-auth';
import { actionsFor } from './palette-actions';
import type { PaletteGroup, PaletteItem } from './palette-item';
import { palettePages } from './palette-pages';
import { useRemoteResults } from './use-remote-results';

const PAGES_SHOWN = 8;
const ACTIONS_SHOWN = 5;

const scoreOf = ({ label, detail = '', keywords = '' }: PaletteItem, typed: string): number =>
  fuzzyScore(typed, label, `${detail} ${keywords}`);

export const matchingItems = (items: readonly PaletteItem[], typed: string, most: number): PaletteItem[] =>
  items
    .map((item) => ({ item, score: scoreOf(item, typed) }))
    .filter(({ score }) => score >= 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ item }) => item);

/** Without a query: recent items, actions and all pages; else the matches. */
export function usePaletteGroups(typed: string): { groups: PaletteGroup[]; busy: boolean } {
  const router = useRouter();
  const navigate = useNavigate();
  const settings = useSettings();
  const { user } = useAuth();
  const [recent] = useState(readRecentItems);
  const pages = useMemo(() => palettePages(router), [router]);
  const actions = actionsFor({ settings, uid: user?.uid ?? null, navigate });
  const { people, posts, busy } = useRemoteResults(typed);
  const text = typed.trim();

  const wholeSquare: PaletteItem = {
    key: 'search',
    label: `Search Plaza for “${text}”`,
    icon: IconSearch,
    run: () => void navigate({ to: '/explore', search: { q: text } }),
  };
  const all = [...pages, ...actions];
  const recentItems = recent.flatMap((key) => all.find((item) => item.key === key) ?? []);
  const withoutRecent = (items: PaletteItem[]) => items.filter((item) => !recentItems.includes(item));
  const groups = text
    ? [
        { title: 'Pages', items: matchingItems(pages, text, PAGES_SHOWN) },
        { title: 'Actions', items: matchingItems(actions, text, ACTIONS_SHOWN) },
        { title: 'People', items: people },
        { title: 'Posts', items: posts },
        { title: 'Search', items: [wholeSquare] },
      ]
    : [
        { title: 'Recent', items: recentItems },
        { title: 'Actions', items: withoutRecent(actions) },
        { title: 'Pages', items: withoutRecent(pages) },
      ];
  return { groups: groups.filter(({ items }) => items.length > 0), busy };
}
