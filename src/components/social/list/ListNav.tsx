import { Link } from '@tanstack/react-router';
import IconLists from '~icons/tabler/list-details';
import IconUsers from '~icons/tabler/users-group';
import type { List } from '@contract/member/list';
import { SideNav } from '@/components/social/sidebar/SideNav';
import { listText } from '@/messages/social/list';

interface Props {
  lists: readonly List[];
  shape: 'side' | 'chips';
}

export const ListNav = ({ lists, shape }: Props) =>
  shape === 'side' ? (
    <SideNav
      label={listText.yourLists}
      title={listText.yourLists}
      links={[
        { link: { to: '/lists' }, icon: <IconLists />, label: listText.allLists },
        ...lists.map(({ id, name, count }) => ({
          link: { to: '/lists/$listId', params: { listId: id } } as const,
          icon: <IconUsers />,
          label: name,
          ...(count > 0 && { note: count, spokenNote: listText.peopleCount(count) }),
        })),
      ]}
    />
  ) : (
    <nav className="chips chips-wrap" aria-label={listText.yourLists}>
      <Link to="/lists" activeOptions={{ exact: true }} className="chip">
        {listText.allLists}
      </Link>
      {lists.map(({ id, name }) => (
        <Link
          key={id}
          to="/lists/$listId"
          params={{ listId: id }}
          className="chip"
          activeProps={{ className: 'is-on' }}
        >
          <IconUsers />
          <bdi>{name}</bdi>
        </Link>
      ))}
    </nav>
  );
