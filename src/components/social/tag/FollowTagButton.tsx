import { useQuery, useQueryClient } from '@tanstack/react-query';
import IconCheck from '~icons/tabler/check';
import IconPlus from '~icons/tabler/plus';
import type { FollowedTag } from '@contract/feed/tag-follow';
import { setTagFollowed } from '@/queries/social/mutations/tag-follow';
import { followedTagsOptions } from '@/queries/social/tag-follow';
import { tagText } from '@/messages/social/tag';

interface Props {
  tag: FollowedTag;
  /** In lists: an icon, with the words for screen readers. */
  small?: boolean;
}

/** Disabled until the followed tags are loaded: a press must not repeat a follow that does not show yet. */
export function FollowTagButton({ tag, small = false }: Props) {
  const client = useQueryClient();
  const { data } = useQuery(followedTagsOptions());
  const on = data?.some((followed) => followed.tag === tag.tag) ?? false;
  const text = on ? tagText.following : tagText.follow;
  const look = small ? 'icon-button' : `btn ${on ? 'btn-outline-secondary' : 'btn-outline-primary'}`;
  return (
    <button
      type="button"
      className={look}
      disabled={!data}
      aria-pressed={on}
      aria-label={tagText.labelOf(text, tag.label)}
      title={small ? text : undefined}
      onClick={() => setTagFollowed(client, tag, !on)}
    >
      {small ? on ? <IconCheck /> : <IconPlus /> : text}
    </button>
  );
}
