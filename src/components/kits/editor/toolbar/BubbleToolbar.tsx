import type { Editor } from '@tiptap/react';
import { BubbleMenu } from '@tiptap/react/menus';
import { useEffect, useRef } from 'react';
import { LinkTool } from './LinkTool';
import { Toolbar } from './Toolbar';

const groups = [['bold', 'italic', 'underline', 'strike', 'code', 'highlight'], ['blockquote']] as const;

const options = { placement: 'top-start', offset: 8, shift: { padding: 12 } } as const;

export function BubbleToolbar({ editor }: { editor: Editor }) {
  const bubble = useRef<HTMLDivElement>(null);
  // Tiptap makes the container a tab stop without any function.
  useEffect(() => bubble.current?.setAttribute('tabindex', '-1'), []);
  return (
    <BubbleMenu
      ref={bubble}
      editor={editor}
      className="rich-text-bubble bg-surface shadow-pop box"
      options={options}
    >
      <Toolbar editor={editor} groups={groups} after={<LinkTool editor={editor} />} />
    </BubbleMenu>
  );
}
