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
  <div className={className ? `rich-text ${className}` : 'rich-text'}>
    {head}
    <EditorContent editor={editor} />
    {error && (
      <p className="rich-text-error" role="alert">
        {error}
      </p>
    )}
    {foot}
  </div>
);
