import { useQuery } from '@tanstack/react-query';
import { type LinkProps, useNavigate, useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import IconPage from '~icons/tabler/file';
import IconSearch from '~icons/tabler/search';
import IconSettings from '~icons/tabler/settings';
import { searchSettings } from '@/data/settings-list';
import { setOverlays } from '@/lib/overlays/overlay-store';
import { meOptions } from '@/queries/social/member/me';
import { fuzzyScore } from './fuzzy-score';
import { readRecentItems } from './recent-items';
import { useSettings } from '@/lib/settings/use-settings';
import { useAuth } from '@/lib/auth/use-auth';
import { commonText } from '@/messages/ui/common';
import { paletteText } from '@/messages/shell/palette';
import { actionsFor } from './palette-actions';
import type { PaletteGroup, PaletteItem } from './palette-item';
import { isExamplePage, memberPageKeys, palettePages } from './palette-pages';
import { useGalleryResults } from './use-gallery-results';
import { useRemoteResults } from './use-remote-results';
import { useWorkspaceResults } from './use-workspace-results';

const PAGES_SHOWN = 8;
const ACTIONS_SHOWN = 5;
const SETTINGS_SHOWN = 4;

const scoreOf = ({ label, detail = '', keywords = '' }: PaletteItem, typed: string): number =>
  fuzzyScore(typed, label, `${detail} ${keywords}`);

export const matchingItems = (items: readonly PaletteItem[], typed: string, most: number): PaletteItem[] =>
  items
    .map((item) => ({ item, score: scoreOf(item, typed) }))
    .filter(({ score }) => score >= 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ item }) => item);

/** A word of the label begins with the typed text: the page is meant, not a post that contains the word. */
const isNamed = ({ label }: PaletteItem, typed: string): boolean =>
  ` ${label}`.toLowerCase().includes(` ${typed.toLowerCase()}`);

const settingItem = ({
  label,
  words,
  url,
  hash,
  isPage,
}: ReturnType<typeof searchSettings>[number]): PaletteItem => ({
  key: `setting ${label}`,
  label,
  keywords: words,
  icon: isPage ? IconPage : IconSettings,
  ...(url === null
    ? { run: () => setOverlays({ customizer: true }) }
    : { link: { to: url, ...(hash && { hash }) } satisfies LinkProps }),
});

/**
 * Without a query: recent items, actions and all pages; else the matches. `mayChange`: results that go before the
 * first of the present ones are still loading. `retry` repeats the failed searches, null without one.
 */
export function usePaletteGroups(typed: string): {
  groups: PaletteGroup[];
  busy: boolean;
  mayChange: boolean;
  retry: (() => void) | null;
} {
  const router = useRouter();
  const navigate = useNavigate();
  const settings = useSettings();
  const { user } = useAuth();
  const { data: me } = useQuery({ ...meOptions(), enabled: false });
  const isModerator = user !== null && me?.role === 'moderator';
  const [recent] = useState(readRecentItems);
  const isMember = user !== null;
  const pages = useMemo(() => {
    const forMembers = memberPageKeys(router);
    return palettePages(router).filter(
      ({ key }) => (isMember || !forMembers.has(key)) && (isModerator || key !== 'page /moderation'),
    );
  }, [router, isMember, isModerator]);
  const actions = actionsFor({ settings, uid: user?.uid ?? null, navigate });
  const text = typed.trim();
  const remote = useRemoteResults(typed);
  const workspace = useWorkspaceResults(text, recent);
  const busy = remote.busy || workspace.busy;

  const wholeSquare: PaletteItem = {
    key: 'search',
    label: paletteText.searchPlazaFor(text),
    icon: IconSearch,
    run: () => void navigate({ to: '/explore', search: { q: text } }),
  };
  const all = [...pages, ...actions, ...workspace.recentItems];
  const recentItems = recent.flatMap((key) => all.find((item) => item.key === key) ?? []);
  const withoutRecent = (items: PaletteItem[]) => items.filter((item) => !recentItems.includes(item));
  const found = text ? matchingItems(pages, text, PAGES_SHOWN) : [];
  const named = found.filter((item) => isNamed(item, text));
  const gallery = useGalleryResults(text, named);
  const foundActions = text ? matchingItems(actions, text, ACTIONS_SHOWN) : [];
  const namedActions = foundActions.filter((item) => isNamed(item, text));
  const foundSettings = (isMember ? searchSettings(text, isModerator) : [])
    .filter(({ url, hash }) => hash !== undefined || !named.some(({ key }) => key === `page ${url}`))
    .filter(({ label }) => !namedActions.some((action) => action.label === label));
  const namedPages = named.filter((item) => !isExamplePage(item));
  const otherPages = foundSettings.filter(({ isPage }) => isPage).map(settingItem);
  const ownSettings = foundSettings.filter(({ isPage }) => !isPage).map(settingItem);
  // Pages and actions found by name come before people: these load later and would change what Enter opens.
  const hasNamed = namedPages.length + namedActions.length > 0;
  const people = [{ title: paletteText.people, items: remote.people }];
  const groups = text
    ? [
        ...(hasNamed ? [] : people),
        { title: paletteText.pages, items: [...namedPages, ...otherPages] },
        { title: commonText.settings, items: ownSettings.slice(0, SETTINGS_SHOWN) },
        { title: commonText.actions, items: namedActions },
        ...(hasNamed ? people : []),
        { title: paletteText.posts, items: remote.posts },
        { title: paletteText.messages, items: remote.messages },
        { title: paletteText.examples, items: named.filter(isExamplePage) },
        ...workspace.groups,
        { title: paletteText.gallery, items: gallery },
        {
          title: paletteText.moreActions,
          items: foundActions.filter((item) => !namedActions.includes(item)),
        },
        { title: paletteText.morePages, items: found.filter((item) => !named.includes(item)) },
        { title: commonText.search, items: isMember ? [wholeSquare] : [] },
      ]
    : [
        { title: paletteText.recent, items: recentItems },
        { title: commonText.actions, items: withoutRecent(actions) },
        { title: paletteText.pages, items: withoutRecent(pages) },
      ];
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    busy,
    mayChange: !hasNamed && (remote.busy || (busy && named.length === 0)),
    retry:
      remote.failed || workspace.failed
        ? () => {
            remote.retry();
            workspace.retry();
          }
        : null,
  };
}
