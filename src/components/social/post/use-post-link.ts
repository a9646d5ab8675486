import { useRouter } from '@tanstack/react-router';
import { showToast } from '@/lib/overlays/toast';

/** Ways to hand a post to somebody: its full address, on the clipboard or by the platform's share sheet. */
export function usePostLink(postId: string) {
  const router = useRouter();
  const address = () =>
    new URL(
      router.buildLocation({ to: '/post/$postId', params: { postId } }).publicHref,
      globalThis.location.origin,
    ).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address());
      showToast({ type: 'success', title: 'Link copied' });
    } catch {
      showToast({
        type: 'error',
        title: 'Not copied',
        text: `The browser refused. The link is ${address()}`,
      });
    }
  };
  const share = async () => {
    try {
      await navigator.share({ url: address() });
    } catch (error) {
      // Closing the sheet is an answer too.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  return { copy, share, canShare: typeof navigator.share === 'function' };
}
