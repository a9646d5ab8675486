import { AtomLink } from '@/components/ui/AtomLink';
import { usePageSubject } from '@/components/ui/hooks/use-page-subject';
import { PageHeader } from '@/components/ui/PageHeader';
import { publicTagPostsOptions } from '@/queries/social/public';
import { VisitorPostList } from './VisitorPostList';

export function VisitorTag({ tag }: { tag: string }) {
  usePageSubject(`#${tag}`);
  return (
    <>
      <PageHeader
        title={`#${tag}`}
        actions={<AtomLink of={`tags/${encodeURIComponent(tag.toLowerCase())}`} />}
      />
      <section className="card stream" aria-label={`Posts with #${tag}`}>
        <VisitorPostList
          options={publicTagPostsOptions(tag.toLowerCase())}
          empty={{ title: `No public posts with #${tag}`, text: 'Members may see more after signing in.' }}
        />
      </section>
    </>
  );
}
