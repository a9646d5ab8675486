import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import IconLink from '~icons/tabler/link';
import { Popover } from '@/components/ui/overlay/Popover';
import { isOfComposition } from '@/lib/keys/composition';
import { commonText } from '@/messages/ui/common';
import { editorText } from '@/messages/ui/editor';

export function LinkTool({ editor }: { editor: Editor }) {
  const href = useEditorState({
    editor,
    selector: ({ editor }) => String(editor.getAttributes('link')['href'] ?? ''),
  });
  return (
    <Popover
      label={editorText.link}
      trigger={<IconLink />}
      className={href ? 'icon-button icon-button-sm is-on' : 'icon-button icon-button-sm'}
      iconOnly
    >
      {(close) => (
        <LinkForm
          start={href}
          onSet={(next) => {
            close();
            const chain = editor.chain().focus().extendMarkRange('link');
            if (!next) chain.unsetLink().run();
            else if (editor.state.selection.empty && !href)
              chain
                .insertContent({ type: 'text', text: next, marks: [{ type: 'link', attrs: { href: next } }] })
                .run();
            else chain.setLink({ href: next }).run();
          }}
        />
      )}
    </Popover>
  );
}

/** Accepts "example.org" too; null for text that is not a URL. */
function addressOf(text: string): string | null {
  const known = /^(?:https?:\/\/|mailto:)/i.test(text);
  const whole = known ? text : `https://${text}`;
  return (known || !text.includes('://')) && !/\s/.test(text) && URL.canParse(whole) ? whole : null;
}

function LinkForm({ start, onSet }: { start: string; onSet: (href: string) => void }) {
  const [text, setText] = useState(start);
  const [wrong, setWrong] = useState(false);
  const set = () => {
    const href = text.trim() && addressOf(text.trim());
    if (href === null) setWrong(true);
    else onSet(href);
  };
  return (
    <div className="stack-2">
      <input
        type="url"
        className={wrong ? 'form-control is-invalid' : 'form-control'}
        autoComplete="off"
        aria-label={editorText.linkAddress}
        aria-invalid={wrong || undefined}
        placeholder="https://"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setWrong(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isOfComposition(event.nativeEvent)) return;
          event.preventDefault();
          set();
        }}
      />
      <button type="button" className="btn btn-primary btn-sm" onClick={set}>
        {text.trim() || !start ? editorText.set : commonText.remove}
      </button>
      {wrong && (
        <p className="m-0 fs-md text-danger-text" role="alert">
          {editorText.linkInvalid}
        </p>
      )}
    </div>
  );
}
