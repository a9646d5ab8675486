import type { JSONContent } from '@tiptap/react';
import { messageExtensions } from '@/components/kits/editor/extension/extension-sets';
import { LinkTool } from '@/components/kits/editor/toolbar/LinkTool';
import { RichTextEditor } from '@/components/kits/editor/RichTextEditor';
import { Toolbar } from '@/components/kits/editor/toolbar/Toolbar';
import { useRichText } from '@/components/kits/editor/use-rich-text';
import { emailText } from '@/messages/workspace/email';

interface Props {
  content: JSONContent;
  onChange: (doc: JSONContent, text: string) => void;
}

const groups = [
  ['bold', 'italic', 'underline', 'strike'],
  ['bulletList', 'orderedList', 'blockquote'],
] as const;

export function ComposeEditor({ content, onChange }: Props) {
  const text = useRichText({
    label: emailText.messageText,
    content,
    extensions: messageExtensions,
    onChange: (editor) => onChange(editor.getJSON(), editor.getText({ blockSeparator: '\n\n' })),
  });
  const { editor } = text;
  return (
    <RichTextEditor
      {...text}
      className="mail-editor"
      head={<Toolbar editor={editor} groups={groups} after={<LinkTool editor={editor} />} />}
    />
  );
}
