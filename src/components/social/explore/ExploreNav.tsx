import { useInfiniteQuery } from '@tanstack/react-query';
import IconPoll from '~icons/tabler/chart-bar';
import IconHash from '~icons/tabler/hash';
import IconHistory from '~icons/tabler/history';
import IconPosts from '~icons/tabler/message-circle';
import IconNow from '~icons/tabler/flame';
import IconPicture from '~icons/tabler/photo';
import IconPeople from '~icons/tabler/users';
import { type SideLink, SideNav } from '@/components/social/sidebar/SideNav';
import { clearRecentSearches, recentSearches } from '@/lib/storage/recent-searches';
import { useStore } from '@/lib/store/use-store';
import { openPollsOptions } from '@/queries/social/open-poll';
import { flattenRows } from '@/queries/social/post/post-list';
import { commonText } from '@/messages/ui/common';
import { exploreText } from '@/messages/social/explore';
import { FollowedTagNav } from './FollowedTags';

const now: SideLink = { link: { to: '/explore', search: {} }, icon: <IconNow />, label: exploreText.now };
const pictures: SideLink = {
  link: { to: '/explore', search: { q: 'has:media' } },
  icon: <IconPicture />,
  label: exploreText.pictures,
};

/** Absent without an open poll, and in a search, which no poll narrows. */
function usePollLink(q: string): SideLink[] {
  const { data } = useInfiniteQuery({ ...openPollsOptions(), enabled: q === '' });
  const open = flattenRows(data).length;
  if (q || open === 0) return [];
  return [
    {
      link: { to: '/explore', search: { kind: 'polls' } },
      icon: <IconPoll />,
      label: exploreText.polls,
      note: exploreText.openCount(open),
      spokenNote: exploreText.openCount(open),
    },
  ];
}

/** The kinds of a search; without a search, what can be browsed. */
export function ExploreNav({ q }: { q: string }) {
  const recent = useStore(recentSearches);
  const polls = usePollLink(q);
  const kind = (kindOf: 'people' | 'tags') => ({
    to: '/explore' as const,
    search: q ? { q, kind: kindOf } : { kind: kindOf },
  });
  return (
    <>
      <SideNav
        label={exploreText.lookFor}
        title={exploreText.lookFor}
        links={[
          now,
          ...(q
            ? [
                {
                  link: { to: '/explore' as const, search: { q } },
                  icon: <IconPosts />,
                  label: exploreText.posts,
                },
              ]
            : []),
          { link: kind('people'), icon: <IconPeople />, label: exploreText.people },
          { link: kind('tags'), icon: <IconHash />, label: exploreText.tags },
          ...(q === 'has:media' ? [] : [pictures]),
          ...polls,
        ]}
      />
      <FollowedTagNav />
      {recent.length > 0 && (
        <div>
          <SideNav
            label={exploreText.recentSearches}
            title={exploreText.searchedLately}
            links={recent.map((text) => ({
              link: { to: '/explore', search: { q: text } },
              icon: <IconHistory />,
              label: text,
            }))}
          />
          <button type="button" className="btn btn-quiet btn-sm" onClick={clearRecentSearches}>
            {commonText.clear}
          </button>
        </div>
      )}
    </>
  );
}
