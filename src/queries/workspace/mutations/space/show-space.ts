import type { QueryClient } from '@tanstack/react-query';
import type { Space } from '@contract/space/space';
import { showToast } from '@/lib/overlays/toast';
import { spaceText } from '@/messages/workspace/space';
import { spaceMenuText } from '@/messages/workspace/space-menu';
import { switchSpace } from './space';

/** Shows a space, or the sample data (null). Resolves with false after saying that the space cannot be read. */
export async function showSpace(
  client: QueryClient,
  space: Pick<Space, 'id' | 'name'> | null,
): Promise<boolean> {
  try {
    await switchSpace(client, space);
    return true;
  } catch (error) {
    showToast({
      type: 'error',
      title: spaceMenuText.isNotOpen(space?.name ?? spaceText.sampleData),
      ...(error instanceof Error && { text: error.message }),
    });
    return false;
  }
}
