import { sessionUid } from '@/lib/session/member-session';
import { chosenSpace } from '@/lib/storage/chosen-space';
import { useStore } from '@/lib/store/use-store';
import { ResetSampleData } from './ResetSampleData';
import './sample-note.scss';

/** At the end of a page with sample data; absent where the page shows a space instead. */
export function SampleNote({ of }: { of: 'always' | 'or-space' }) {
  const isInSpace = useStore(chosenSpace) !== null && sessionUid.get() !== null;
  if (of === 'or-space' && isInSpace) return null;
  return (
    <section className="sample-note" aria-label="Sample data">
      <p>This page has sample data. Your changes stay in this browser.</p>
      <ResetSampleData className="btn btn-outline-secondary btn-sm" />
    </section>
  );
}
