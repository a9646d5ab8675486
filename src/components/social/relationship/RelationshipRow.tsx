import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RelatedMember } from '@contract/member/relationship';
import { Timestamp } from '@/components/ui/Timestamp';
import { PersonRow } from '@/components/social/follow/PersonRow';
import { type RelationshipKind } from '@/queries/social/member/relationship';
import { setRelationship } from '@/queries/social/mutations/member/relationship';
import { relationshipText } from '@/messages/social/relationship';

const labels = {
  mute: {
    off: [relationshipText.unmute, relationshipText.unmuteName],
    on: [relationshipText.mute, relationshipText.muteName],
    since: relationshipText.mutedSince,
  },
  block: {
    off: [relationshipText.unblock, relationshipText.unblockName],
    on: [relationshipText.block, relationshipText.blockName],
    since: relationshipText.blockedSince,
  },
} as const;

interface Props {
  kind: RelationshipKind;
  entry: RelatedMember;
}

/** The row stays after undoing, so that the button can apply the relationship again. */
export function RelationshipRow({ kind, entry: { member, since } }: Props) {
  const client = useQueryClient();
  const [on, setOn] = useState(true);
  const [label, labelOf] = on ? labels[kind].off : labels[kind].on;
  return (
    <PersonRow member={member} note={labels[kind].since(<Timestamp at={since} form="long" />)}>
      <button
        type="button"
        className="btn btn-outline-secondary btn-sm"
        aria-label={labelOf(member.name)}
        onClick={() => {
          setOn(!on);
          setRelationship(client, kind, member, !on);
        }}
      >
        {label}
      </button>
    </PersonRow>
  );
}
