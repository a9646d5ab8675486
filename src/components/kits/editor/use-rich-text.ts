import { type Editor, type Extensions, type JSONContent, useEditor } from '@tiptap/react';
import { useState } from 'react';
import { sanitizeHtml } from '@/lib/browser/sanitize-html';
import { editorText } from '@/messages/ui/editor';
import { insertPicture } from './extension/picture';

interface Options {
  /** Accessible name. */
  label: string;
  /** Initial content; later changes are ignored. */
  content: JSONContent;
  /** Must be stable. */
  extensions: Extensions;
  onChange?: (editor: Editor) => void;
  /** Inserts pasted and dropped images; needs the full extensions. */
  pictures?: boolean;
}

export interface RichTextState {
  editor: Editor;
  insertFiles: (files: Iterable<File>) => void;
  /** Error of the last file, or empty. */
  error: string;
}

const picturesOf = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter((file) => file.type.startsWith('image/'));

/** Rich text editor. Incoming HTML is sanitized; nodes outside the schema are dropped. */
export function useRichText({
  label,
  content,
  extensions,
  onChange,
  pictures = false,
}: Options): RichTextState {
  const [refused, setRefused] = useState('');
  const editor = useEditor({
    extensions,
    content,
    injectCSS: false,
    editorProps: {
      attributes: {
        class: 'rich-text-content p-3 scroll-y pre-wrap rounded-control ring-inside rich-text-prose',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
      },
      transformPastedHTML: sanitizeHtml,
      handlePaste: (_view, event) => take(picturesOf(event.clipboardData)),
      handleDrop: (_view, event, _slice, moved) => !moved && take(picturesOf(event.dataTransfer)),
    },
    onUpdate: ({ editor }) => onChange?.(editor),
  });
  const putAll = async (files: Iterable<File>) => {
    setRefused('');
    for (const file of files) {
      try {
        await insertPicture(editor, file);
      } catch (error) {
        setRefused(error instanceof Error ? error.message : editorText.pictureUnreadable);
      }
    }
  };
  const putFiles = (files: Iterable<File>) => void putAll(files);
  function take(files: readonly File[]): boolean {
    if (!pictures || files.length === 0) return false;
    putFiles(files);
    return true;
  }
  return { editor, insertFiles: putFiles, error: refused };
}
