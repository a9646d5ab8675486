import { type Editor, useEditorState } from '@tiptap/react';
import { CopyButton } from '@/components/ui/CopyButton';

/** What the editor holds, as html or JSON. */
export function Source({ editor, kind }: { editor: Editor; kind: 'html' | 'json' }) {
  const text = useEditorState({
    editor,
    selector: ({ editor }) =>
      kind === 'html' ? editor.getHTML() : JSON.stringify(editor.getJSON(), null, 2),
  });
  return (
    <div className="rt-out">
      {/* Focusable, so that a keyboard can scroll it. */}
      <pre className="rt-source" tabIndex={0} role="region" aria-label="Output">
        <code>{text}</code>
      </pre>
      <CopyButton text={text} label="Copy output" />
    </div>
  );
}
