import { useMatches } from '@tanstack/react-router';
import { asksForSampleChats } from '@/lib/navigation/sample-chats';
import { sessionUid } from '@/lib/session/member-session';
import { chosenSpace } from '@/lib/storage/chosen-space';
import { useStore } from '@/lib/store/use-store';
import { sampleDataText } from '@/messages/shell/sample-data';
import { ResetSampleData } from './ResetSampleData';

/** At the end of a page with sample data; absent where the page shows a space or own messages instead. */
export function SampleNote({ of }: { of: 'always' | 'or-space' | 'or-messages' }) {
  const hasSpace = useStore(chosenSpace) !== null;
  const asksForSample = useMatches({ select: (matches) => asksForSampleChats(matches.at(-1)?.search ?? {}) });
  const isMember = sessionUid.get() !== null;
  if (isMember && ((of === 'or-space' && hasSpace) || (of === 'or-messages' && !asksForSample))) return null;
  return (
    <section
      className="sample-note row-3 flex-wrap justify-content-between mt-5 py-3 rule-above fs-sm text-ink-2"
      aria-label={sampleDataText.sampleData}
    >
      <p>{sampleDataText.pageHasSampleData}</p>
      <ResetSampleData className="btn btn-outline-secondary btn-sm" />
    </section>
  );
}
