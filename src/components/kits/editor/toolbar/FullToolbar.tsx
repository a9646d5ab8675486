import type { Editor } from '@tiptap/react';
import { BlockTool } from './BlockTool';
import { LinkTool } from './LinkTool';
import { PictureTool } from './PictureTool';
import { Toolbar } from './Toolbar';

const groups = [
  ['bold', 'italic', 'underline', 'strike', 'code', 'highlight', 'subscript', 'superscript'],
  ['bulletList', 'orderedList', 'blockquote', 'codeBlock', 'rule'],
  ['start', 'center', 'end'],
  ['clear', 'undo', 'redo'],
] as const;

interface Props {
  editor: Editor;
  onFiles: (files: Iterable<File>) => void;
}

export const FullToolbar = ({ editor, onFiles }: Props) => (
  <Toolbar
    editor={editor}
    groups={groups}
    before={<BlockTool editor={editor} />}
    after={
      <>
        <i aria-hidden="true" />
        <LinkTool editor={editor} />
        <PictureTool editor={editor} onFiles={onFiles} />
      </>
    }
  />
);
