import { Link } from '@tanstack/react-router';
import IconLists from '~icons/tabler/list-details';
import IconUsers from '~icons/tabler/users-group';
import type { List } from '@contract/member/list';
import { SideNav } from '@/components/social/sidebar/SideNav';
import { pluralize } from '@/lib/text/format';
import './list.scss';

interface Props {
  lists: readonly List[];
  shape: 'side' | 'chips';
}

export const ListNav = ({ lists, shape }: Props) =>
  shape === 'side' ? (
    <SideNav
      label="Your lists"
      title="Your lists"
      links={[
        { link: { to: '/lists' }, icon: <IconLists />, label: 'All lists' },
        ...lists.map(({ id, name, count }) => ({
          link: { to: '/lists/$listId', params: { listId: id } } as const,
          icon: <IconUsers />,
          label: name,
          ...(count > 0 && { note: count, spokenNote: pluralize(count, 'person', 'people') }),
        })),
      ]}
    />
  ) : (
    <nav className="chips chips-wrap" aria-label="Your lists">
      <Link to="/lists" activeOptions={{ exact: true }} className="chip">
        All lists
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
