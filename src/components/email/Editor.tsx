import '@/lib/sanitise';
import { EditorContent, type JSONContent, useEditor, useEditorState } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useState } from 'react';
import IconBold from '~icons/tabler/bold';
import IconItalic from '~icons/tabler/italic';
import IconLink from '~icons/tabler/link';
import IconList from '~icons/tabler/list';
import IconListNumbers from '~icons/tabler/list-numbers';
import IconQuote from '~icons/tabler/quote';
import IconStrike from '~icons/tabler/strikethrough';
import IconUnderline from '~icons/tabler/underline';
import { Popover } from '@/components/ui/Popover';

interface Props {
  content: JSONContent;
  onChange: (doc: JSONContent, text: string) => void;
}

const extensions = [
  StarterKit.configure({ link: { openOnClick: false, protocols: ['http', 'https', 'mailto'] } }),
];

/** The text of a message with its marks; loaded when the composer opens. */
export function Editor({ content, onChange }: Props) {
  const editor = useEditor({
    extensions,
    content,
    injectCSS: false,
    editorProps: {
      attributes: {
        class: 'mail-edit',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': 'Message text',
      },
    },
    onUpdate: ({ editor }) => onChange(editor.getJSON(), editor.getText({ blockSeparator: '\n\n' })),
  });
  const on = useEditorState({
    editor,
    selector: ({ editor }) => ({
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      underline: editor.isActive('underline'),
      strike: editor.isActive('strike'),
      bulletList: editor.isActive('bulletList'),
      orderedList: editor.isActive('orderedList'),
      blockquote: editor.isActive('blockquote'),
      link: editor.isActive('link'),
    }),
  });
  const tools = [
    ['bold', 'Bold', IconBold, () => editor.chain().focus().toggleBold().run()],
    ['italic', 'Italic', IconItalic, () => editor.chain().focus().toggleItalic().run()],
    ['underline', 'Underline', IconUnderline, () => editor.chain().focus().toggleUnderline().run()],
    ['strike', 'Strike through', IconStrike, () => editor.chain().focus().toggleStrike().run()],
    ['bulletList', 'List', IconList, () => editor.chain().focus().toggleBulletList().run()],
    ['orderedList', 'Numbered list', IconListNumbers, () => editor.chain().focus().toggleOrderedList().run()],
    ['blockquote', 'Quote', IconQuote, () => editor.chain().focus().toggleBlockquote().run()],
  ] as const;
  return (
    <div className="mail-editor">
      <div role="toolbar" aria-label="Text style">
        {tools.map(([key, label, Icon, run]) => (
          <button
            key={key}
            type="button"
            className={on[key] ? 'ib ib-sm is-on' : 'ib ib-sm'}
            aria-label={label}
            aria-pressed={on[key]}
            onClick={run}
          >
            <Icon />
          </button>
        ))}
        <Popover
          label="Link"
          trigger={<IconLink />}
          className={on.link ? 'ib ib-sm is-on' : 'ib ib-sm'}
          iconOnly
        >
          {(close) => (
            <LinkForm
              start={String(editor.getAttributes('link')['href'] ?? '')}
              onSet={(href) => {
                const chain = editor.chain().focus().extendMarkRange('link');
                if (href) chain.setLink({ href }).run();
                else chain.unsetLink().run();
                close();
              }}
            />
          )}
        </Popover>
      </div>
      <EditorContent editor={editor} />
    </div>
  );
}

function LinkForm({ start, onSet }: { start: string; onSet: (href: string) => void }) {
  const [href, setHref] = useState(start);
  return (
    <div className="mail-link">
      <input
        type="url"
        className="form-control"
        aria-label="Address of the link"
        placeholder="https://"
        value={href}
        onChange={(event) => setHref(event.target.value)}
      />
      <button type="button" className="btn btn-primary btn-sm" onClick={() => onSet(href.trim())}>
        {href.trim() || !start ? 'Set' : 'Remove'}
      </button>
    </div>
  );
}
