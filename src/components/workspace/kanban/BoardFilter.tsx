import { useNavigate } from '@tanstack/react-router';
import IconFilter from '~icons/tabler/filter';
import { Menu } from '@/components/ui/overlay/Menu';
import type { Task } from '@/data/task/schema';
import type { User } from '@/data/user/schema';

interface Props {
  people: readonly User[];
  tasks: readonly Task[];
  labels: readonly string[];
  member: number | undefined;
  label: string | undefined;
}

export function BoardFilter({ people, tasks, labels, member, label }: Props) {
  const navigate = useNavigate({ from: '/tasks/kanban' });
  const busy = new Set(tasks.flatMap((task) => task.memberIds));
  const person = people.find((user) => user.id === member);
  const set = (search: { member?: number | undefined; label?: string | undefined }) =>
    void navigate({ search: { member, label, ...search }, resetScroll: false });
  const on = [person?.name, label].filter(Boolean).join(', ');
  return (
    <Menu
      label={on ? `Filter, ${on}` : 'Filter'}
      className={`filter-pill${on ? ' is-on' : ''}`}
      trigger={
        <>
          <IconFilter />
          {on || 'Filter'}
        </>
      }
      items={[
        { label: 'Everything', onSelect: () => set({ member: undefined, label: undefined }) },
        'separator',
        ...labels.map((item) => ({
          label: item,
          checked: item === label,
          onSelect: () => set({ label: item === label ? undefined : item }),
        })),
        'separator',
        ...people
          .filter((user) => busy.has(user.id))
          .map((user) => ({
            label: user.name,
            checked: user.id === member,
            onSelect: () => set({ member: user.id === member ? undefined : user.id }),
          })),
      ]}
    />
  );
}
