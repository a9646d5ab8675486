import { AtomLink } from '@/components/ui/AtomLink';
import { usePageSubject } from '@/components/ui/hooks/use-page-subject';
import { PageHeader } from '@/components/ui/PageHeader';
import { publicTagPostsOptions } from '@/queries/social/public';
import { visitorText } from '@/messages/social/visitor';
import { VisitorPostList } from './VisitorPostList';

export function VisitorTag({ tag }: { tag: string }) {
  usePageSubject(`#${tag}`);
  return (
    <>
      <PageHeader
        title={`#${tag}`}
        actions={<AtomLink of={`tags/${encodeURIComponent(tag.toLowerCase())}`} />}
      />
      <section className="card stream" aria-label={visitorText.postsWithTag(tag)}>
        <VisitorPostList
          options={publicTagPostsOptions(tag.toLowerCase())}
          empty={{ title: visitorText.noPostsWithTag(tag), text: visitorText.noPostsWithTagHint }}
        />
      </section>
    </>
  );
}
