import { useRouter } from '@tanstack/react-router';
import { showToast } from '@/lib/overlays/toast';
import { postMenuText } from '@/messages/social/post-menu';

export function usePostLink(postId: string) {
  const router = useRouter();
  const url = () =>
    new URL(
      router.buildLocation({ to: '/post/$postId', params: { postId } }).publicHref,
      globalThis.location.origin,
    ).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url());
      showToast({ type: 'success', title: postMenuText.linkCopied });
    } catch {
      showToast({
        type: 'error',
        title: postMenuText.linkNotCopied,
        text: postMenuText.linkBlocked(url()),
      });
    }
  };
  const share = async () => {
    try {
      await navigator.share({ url: url() });
    } catch (error) {
      // The member closed the share sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  return { copy, share, canShare: typeof navigator.share === 'function' };
}
