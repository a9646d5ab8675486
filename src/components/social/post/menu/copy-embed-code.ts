import { embedCode } from '@/lib/navigation/outside-addresses';
import { showToast } from '@/lib/overlays/toast';
import { postMenuText } from '@/messages/social/post-menu';

export async function copyEmbedCode(postId: string): Promise<void> {
  const code = embedCode(postId);
  try {
    await navigator.clipboard.writeText(code);
    showToast({ type: 'success', title: postMenuText.embedCodeCopied, text: postMenuText.embedCodeHint });
  } catch {
    showToast({
      type: 'error',
      title: postMenuText.embedCodeNotCopied,
      text: postMenuText.embedCodeBlocked(code),
    });
  }
}
