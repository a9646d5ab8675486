import type { QueryClient } from '@tanstack/react-query';
import { downloadAddress, downloadFile } from '@/lib/files/download';
import { showToast } from '@/lib/overlays/toast';
import { fileSourceOptions } from '@/queries/workspace/file-content';
import { previewText } from '@/messages/ui/preview';
import type { PreviewedFile } from './previewed-file';

/** A toast says why there is no download. */
export async function downloadContent(
  client: QueryClient,
  { title, current }: Pick<PreviewedFile, 'title' | 'current'>,
): Promise<void> {
  try {
    const source = await client.query({ ...fileSourceOptions(current), staleTime: 'static' });
    if (source === null) throw new Error(previewText.contentGone);
    if (typeof source === 'string') downloadAddress(title, source);
    else downloadFile(title, source);
  } catch (error) {
    const text = error instanceof Error ? error.message : '';
    showToast({ type: 'error', title: previewText.downloadFailed(title), text });
  }
}
