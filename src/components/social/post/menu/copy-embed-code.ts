import { embedCode } from '@/lib/navigation/outside-addresses';
import { showToast } from '@/lib/overlays/toast';

export async function copyEmbedCode(postId: string): Promise<void> {
  const code = embedCode(postId);
  try {
    await navigator.clipboard.writeText(code);
    showToast({ type: 'success', title: 'Embed code copied', text: 'Paste it into a page of your site.' });
  } catch {
    showToast({ type: 'error', title: 'Embed code not copied', text: `The browser blocked it. ${code}` });
  }
}
