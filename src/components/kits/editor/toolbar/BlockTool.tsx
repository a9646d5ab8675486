import { type Editor, useEditorState } from '@tiptap/react';
import { editorText } from '@/messages/ui/editor';

const BLOCKS = [
  editorText.paragraph,
  editorText.heading,
  editorText.subheading,
  editorText.smallHeading,
] as const;

export function BlockTool({ editor }: { editor: Editor }) {
  const at = useEditorState({
    editor,
    selector: ({ editor }) =>
      ([2, 3, 4] as const).findIndex((level) => editor.isActive('heading', { level })) + 1,
  });
  return (
    <select
      className="form-select form-select-sm w-auto"
      aria-label={editorText.kindOfParagraph}
      value={at}
      onChange={(event) => {
        const level = ([2, 3, 4] as const)[Number(event.target.value) - 1];
        const chain = editor.chain().focus();
        if (level) chain.setHeading({ level }).run();
        else chain.setParagraph().run();
      }}
    >
      {BLOCKS.map((name, index) => (
        <option key={name} value={index}>
          {name}
        </option>
      ))}
    </select>
  );
}
