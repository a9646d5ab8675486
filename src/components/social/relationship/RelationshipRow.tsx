import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { TiedMember } from '@contract/relationship';
import { When } from '@/components/ui/Timestamp';
import { Face } from '@/components/ui/Avatar';
import { type TieKind, tieMember } from '@/queries/social/member/relationship';

const words = {
  mute: { off: 'Unmute', on: 'Mute', since: 'Muted' },
  block: { off: 'Unblock', on: 'Block', since: 'Blocked' },
} as const;

interface Props {
  kind: TieKind;
  tied: TiedMember;
}

/** One person; the button takes it back, and puts it on again while the row still stands. */
export function TieRow({ kind, tied: { member, since } }: Props) {
  const client = useQueryClient();
  const [on, setOn] = useState(true);
  const word = on ? words[kind].off : words[kind].on;
  return (
    <li>
      <Face name={member.name} url={member.avatarUrl} silent />
      <div>
        <Link to="/u/$handle" params={{ handle: member.handle }}>
          {member.name}
        </Link>
        <small>
          <bdi>@{member.handle}</bdi> · {words[kind].since} <When at={since} form="long" />
        </small>
      </div>
      <button
        type="button"
        className="btn btn-outline-secondary btn-sm"
        aria-label={`${word} ${member.name}`}
        onClick={() => {
          setOn(!on);
          tieMember(client, kind, member, !on);
        }}
      >
        {word}
      </button>
    </li>
  );
}
