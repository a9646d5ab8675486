import { type Editor, useEditorState } from '@tiptap/react';
import { CopyButton } from '@/components/ui/CopyButton';

interface Props {
  editor: Editor;
  kind: 'html' | 'json';
  /** Accessible name of the region. */
  label: string;
}

export function EditorSource({ editor, kind, label }: Props) {
  const text = useEditorState({
    editor,
    selector: ({ editor }) =>
      kind === 'html' ? editor.getHTML() : JSON.stringify(editor.getJSON(), null, 2),
  });
  return (
    <div>
      {/* Focusable so that the keyboard can scroll it. */}
      <pre
        className="scroll-list-sm mt-3 mb-0 mx-0 p-3 fs-sm pre-wrap wrap-anywhere sunken"
        dir="ltr"
        tabIndex={0}
        role="region"
        aria-label={label}
      >
        <code className="p-0 bg-none text-inherit">{text}</code>
      </pre>
      <CopyButton text={text} label="Copy" />
    </div>
  );
}
