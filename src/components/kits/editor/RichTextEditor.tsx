import { EditorContent } from '@tiptap/react';
import type { ReactNode } from 'react';
import type { RichTextState } from './use-rich-text';
import './editor.scss';

interface Props extends RichTextState {
  className?: string;
  /** Above the text: a toolbar. */
  head?: ReactNode;
  /** Below the text. */
  foot?: ReactNode;
}

/** The field of an editor made by useRichText. */
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
