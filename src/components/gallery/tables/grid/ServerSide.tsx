import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { DirectoryEntry } from '@contract/member/directory';
import { createAppColumnHelper } from '@/components/kits/table/model/app-table';
import { DataTable } from '@/components/kits/table/DataTable';
import type { TableState } from '@/components/kits/table/model/table-state';
import { useLocalTableState } from '@/components/kits/table/model/use-table-state';
import { Avatar } from '@/components/ui/Avatar';
import { createDateFormat } from '@/lib/dates/date-format';
import { formatCount } from '@/messages/words';
import { useAuth } from '@/lib/auth/use-auth';
import { directoryOptions } from '@/queries/social/member/directory';

const joined = createDateFormat({ day: '2-digit', month: '2-digit', year: 'numeric' });
const helper = createAppColumnHelper<DirectoryEntry>();
const columns = helper.columns([
  helper.accessor('name', {
    header: 'Name',
    cell: ({ row: { original } }) => (
      <span className="row-2 fw-semibold">
        <Avatar name={original.name} url={original.avatarUrl} size="xs" silent />
        {original.name}
      </span>
    ),
  }),
  helper.accessor('handle', {
    header: 'Handle',
    cell: ({ getValue }) => (
      <Link to="/u/$handle" params={{ handle: getValue() }}>
        @{getValue()}
      </Link>
    ),
  }),
  helper.accessor('joinedAt', {
    header: 'Joined',
    meta: { className: 'text-ink-2 tabular' },
    cell: ({ getValue }) => <time dateTime={getValue()}>{joined().format(new Date(getValue()))}</time>,
  }),
  helper.accessor('posts', { header: 'Posts', meta: { numeric: true } }),
  helper.accessor('followers', {
    header: 'Followers',
    meta: { numeric: true },
    cell: ({ getValue }) => formatCount(getValue()),
  }),
]);
const defaults: Partial<TableState> = { pageSize: 5, sort: [{ id: 'followers', desc: true }] };
const none: readonly DirectoryEntry[] = [];
const tools = { search: true };
const idOf = (entry: DirectoryEntry): string => entry.id;

export function ServerSide() {
  const { user, loading } = useAuth();
  const control = useLocalTableState(defaults);
  const people = useQuery({ ...directoryOptions(control.state), enabled: user !== null });
  if (!user && !loading) {
    return (
      <p className="mb-0">
        <Link to="/auth/login" search={{ redirect: '/tables/gridJs' }} className="btn btn-primary">
          Sign in to try this
        </Link>
      </p>
    );
  }
  return (
    <DataTable
      label="Neighbours"
      singular="neighbour"
      plural="neighbours"
      rows={people.data?.items ?? none}
      columns={columns}
      rowId={idOf}
      control={control}
      tools={tools}
      rowCount={people.data?.total ?? 0}
      pending={people.isPending}
      stale={people.isPlaceholderData}
      error={people.error}
      retry={() => void people.refetch()}
    />
  );
}
