import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { MemberCard } from '@contract/member/member';
import type { Space } from '@contract/space/space';
import { SegmentedControl } from '@/components/ui/control/SegmentedControl';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { ErrorState } from '@/components/ui/status/StatusMessage';
import { addMemberOptions } from '@/queries/workspace/mutations/space/space';
import { spacesOptions } from '@/queries/workspace/space';
import { commonText } from '@/messages/ui/common';
import { profileEditText } from '@/messages/social/profile-edit';

interface Props {
  member: MemberCard;
  onClose: () => void;
}

/** Shares one of the own spaces with the member of the profile. */
export function AddToSpaceDialog({ member, onClose }: Props) {
  const spaces = useQuery(spacesOptions());
  const own = spaces.data?.filter((space) => space.role === 'owner');
  return (
    <Dialog open onClose={onClose} title={profileEditText.addToASpaceTitle(member.name)}>
      {spaces.isError && (
        <ErrorState
          title={profileEditText.spacesLoadFailed}
          error={spaces.error}
          retry={() => void spaces.refetch()}
        />
      )}
      {spaces.isPending && <Skeleton what={profileEditText.spaces} rows={2} />}
      {own?.length === 0 && (
        <p>{profileEditText.noOwnSpace(<Link to="/tasks/kanban">{profileEditText.board}</Link>)}</p>
      )}
      {own?.[0] && <AddForm member={member} spaces={own} first={own[0]} onClose={onClose} />}
    </Dialog>
  );
}

interface FormProps extends Props {
  spaces: readonly Space[];
  first: Space;
}

function AddForm({ member, spaces, first, onClose }: FormProps) {
  const client = useQueryClient();
  const [space, setSpace] = useState(first);
  const [role, setRole] = useState<'editor' | 'reader'>('editor');
  const add = useMutation(addMemberOptions(member));
  return (
    <form
      className="stack-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!add.isPending) add.mutate({ client, space, role }, { onSuccess: onClose });
      }}
    >
      <label>
        <span className="form-label">{profileEditText.space}</span>
        <select
          className="form-select"
          value={space.id}
          onChange={({ target }) => setSpace(spaces.find(({ id }) => id === target.value) ?? first)}
        >
          {spaces.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <SegmentedControl
        legend={profileEditText.role}
        options={[
          ['editor', profileEditText.editor],
          ['reader', profileEditText.reader],
        ]}
        value={role}
        onChange={setRole}
      />
      {add.error && (
        <p className="invalid-feedback d-block" role="alert">
          {add.error.message}
        </p>
      )}
      <DialogFooter onCancel={onClose}>
        <button type="submit" className={`btn btn-primary${add.isPending ? ' is-busy' : ''}`}>
          {commonText.add}
        </button>
      </DialogFooter>
    </form>
  );
}
