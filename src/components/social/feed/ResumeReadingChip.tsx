import { useRef, useState } from 'react';
import IconBack from '~icons/tabler/arrow-back-up';
import IconClose from '~icons/tabler/x';
import { HEADER_HEIGHT } from '@/components/social/post/list/use-reading-position';
import { moveFocusAfterRemoval } from '@/lib/browser/focus-move';
import { showToast } from '@/lib/overlays/toast';
import { feedDetailsText } from '@/messages/social/feed-details';

interface Props {
  /** Resolves to the key of the target row; rejects when its posts do not load. */
  goBack: () => Promise<string | undefined>;
  dismiss: () => void;
}

/** The first post that ends below the top navigation, or the given one when it does. */
const findPostInView = (postId?: string) =>
  [...document.querySelectorAll<HTMLElement>('article[data-post]')].find(
    (post) =>
      post.getBoundingClientRect().bottom > HEADER_HEIGHT &&
      (postId === undefined || post.dataset['post'] === postId),
  );

/** Floats over the feed, so that appearing shifts nothing. */
export function ResumeReadingChip({ goBack, dismiss }: Props) {
  const [busy, setBusy] = useState(false);
  const chip = useRef<HTMLDivElement>(null);
  const go = async () => {
    setBusy(true);
    const pressed = chip.current;
    try {
      const key = await goBack();
      // A row's key ends in the id of its post.
      const postId = key?.split(':').at(-1);
      if (pressed) moveFocusAfterRemoval(pressed, () => findPostInView(postId));
    } catch (error) {
      showToast({
        type: 'error',
        title: feedDetailsText.resumeFailed,
        ...(error instanceof Error ? { text: error.message } : {}),
      });
    } finally {
      setBusy(false);
    }
  };
  const stay = () => {
    if (chip.current) moveFocusAfterRemoval(chip.current, () => findPostInView());
    dismiss();
  };
  return (
    <div ref={chip} className="resume-chip d-flex mx-auto" role="status">
      <button
        type="button"
        className="btn btn-quiet rounded-panel"
        onClick={() => void go()}
        aria-disabled={busy}
      >
        {busy ? <i className="spinner" aria-hidden="true" /> : <IconBack />}
        {feedDetailsText.backToWhereYouWere}
      </button>
      <button
        type="button"
        className="btn btn-quiet rounded-panel"
        onClick={stay}
        aria-label={feedDetailsText.stayHere}
      >
        <IconClose />
      </button>
    </div>
  );
}
