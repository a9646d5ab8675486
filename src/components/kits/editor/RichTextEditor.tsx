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
  <div
    className={
      className ? `rich-text rounded-control bg-surface ${className}` : 'rich-text rounded-control bg-surface'
    }
  >
    {head}
    <EditorContent editor={editor} />
    {error && (
      <p className="py-2 px-3 bg-danger-soft fs-md text-danger-text fw-semibold" role="alert">
        {error}
      </p>
    )}
    {foot}
  </div>
);
