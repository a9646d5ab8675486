import { useQuery } from '@tanstack/react-query';
import { AtomLink } from '@/components/ui/AtomLink';
import { searchTagsOptions } from '@/queries/social/search';
import { tagText } from '@/messages/social/tag';
import { FollowTagButton } from './FollowTagButton';

/** Above the posts of one tag. */
export function TagHeader({ text }: { text: string }) {
  const { data } = useQuery(searchTagsOptions(text));
  const tag = text.toLowerCase();
  const found = data?.find((one) => one.tag === tag);
  const label = found?.label ?? text;
  return (
    <header className="card flex-row align-items-center justify-content-between gap-3 mb-4 py-4 px-5">
      <div className="min-w-0">
        <h2 className="fs-2xl wrap-anywhere">
          <bdi>#{label}</bdi>
        </h2>
        <p className="text-ink-3">{found ? tagText.postCount(found.posts) : tagText.postsWithThisTag}</p>
      </div>
      <div className="d-flex gap-2 min-w-0">
        <AtomLink of={`tags/${encodeURIComponent(tag)}`} />
        <FollowTagButton tag={{ tag, label }} />
      </div>
    </header>
  );
}
