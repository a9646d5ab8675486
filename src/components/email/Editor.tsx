import type { JSONContent } from '@tiptap/react';
import { messageKit } from '@/components/editor/extensions';
import { LinkTool } from '@/components/editor/LinkTool';
import { RichText } from '@/components/editor/RichText';
import { Toolbar } from '@/components/editor/Toolbar';
import { useRichText } from '@/components/editor/use-rich-text';

interface Props {
  content: JSONContent;
  onChange: (doc: JSONContent, text: string) => void;
}

const groups = [
  ['bold', 'italic', 'underline', 'strike'],
  ['bulletList', 'orderedList', 'blockquote'],
] as const;

/** The text of a message with its marks; loaded when the composer opens. */
export function Editor({ content, onChange }: Props) {
  const text = useRichText({
    label: 'Message text',
    content,
    extensions: messageKit,
    onChange: (editor) => onChange(editor.getJSON(), editor.getText({ blockSeparator: '\n\n' })),
  });
  const { editor } = text;
  return (
    <RichText
      {...text}
      className="mail-editor"
      head={<Toolbar editor={editor} groups={groups} after={<LinkTool editor={editor} />} />}
    />
  );
}
