import IconDots from '~icons/tabler/dots';
import IconDownload from '~icons/tabler/download';
import IconHistory from '~icons/tabler/history';
import IconTrash from '~icons/tabler/trash';
import { Menu } from '@/components/ui/overlay/Menu';
import type { NoteContent } from '@/data/note/schema';
import { downloadFile } from '@/lib/files/download';
import { noteName } from '@/data/note/note-text';
import { commonText } from '@/messages/ui/common';
import { noteText } from '@/messages/workspace/note';

interface Props {
  content: NoteContent;
  /** Null for the sample data. */
  onHistory: (() => void) | null;
  /** Null for readers. */
  onRemove: (() => void) | null;
}

function download(content: NoteContent): void {
  const heading = content.title.trim() === '' ? '' : `# ${content.title.trim()}\n\n`;
  const name = noteName(content)
    .replaceAll(/[\\/:*?"<>|]/g, ' ')
    .trim();
  downloadFile(`${name}.md`, new Blob([heading, content.text], { type: 'text/markdown' }));
}

export const NoteMenu = ({ content, onHistory, onRemove }: Props) => (
  <Menu
    label={noteText.moreFor(noteName(content))}
    trigger={<IconDots />}
    items={[
      ...(onHistory ? [{ label: noteText.history, icon: <IconHistory />, onSelect: onHistory }] : []),
      { label: noteText.downloadAsMarkdown, icon: <IconDownload />, onSelect: () => download(content) },
      ...(onRemove
        ? [
            'separator' as const,
            { label: commonText.delete, icon: <IconTrash />, danger: true, onSelect: onRemove },
          ]
        : []),
    ]}
  />
);
