import { EditorContent } from '@tiptap/react';
import type { ReactNode } from 'react';
import type { RichTextState } from './use-rich-text';
import './editor.scss';

interface Props extends RichTextState {
  className?: string;
  /** Above the text, such as a toolbar. */
  head?: ReactNode;
  /** Below the text. */
  foot?: ReactNode;
}

export const RichTextEditor = ({ editor, error, className, head, foot }: Props) => (
  <div className={className ? `rt ${className}` : 'rt'}>
    {head}
    <EditorContent editor={editor} />
    {error && (
      <p className="rt-refused" role="alert">
        {error}
      </p>
    )}
    {foot}
  </div>
);
