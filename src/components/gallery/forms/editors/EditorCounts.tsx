import { type Editor, useEditorState } from '@tiptap/react';
import { counted } from '@/lib/text/format';
import { graphemes } from '@/lib/text/count-graphemes';
import { countWords } from './count-words';

interface Props {
  editor: Editor;
  /** Words; more are said, not refused. */
  most: number;
}

/** How long the text is. */
export function Counts({ editor, most }: Props) {
  const { words, signs } = useEditorState({
    editor,
    selector: ({ editor }) => {
      const text = editor.getText({ blockSeparator: ' ' });
      return { words: countWords(text), signs: graphemes(text) };
    },
  });
  const over = words - most;
  return (
    <p className="rt-foot m-0">
      <span className={over > 0 ? 'is-over' : undefined} role="status">
        {over > 0 ? `${counted(over, 'word')} too many` : `${counted(-over, 'word')} left`}
      </span>
      <span>
        {counted(words, 'word')}, {counted(signs, 'character')}
      </span>
    </p>
  );
}
