import { type Editor, useEditorState } from '@tiptap/react';
import { pluralize } from '@/lib/text/format';
import { countGraphemes } from '@/lib/text/graphemes';
import { countWords } from './count-words';
import '@/components/ui/bootstrap/bootstrap-components.scss';

interface Props {
  editor: Editor;
  /** Word limit; going over it warns but does not block. */
  most: number;
}

export function EditorCounts({ editor, most }: Props) {
  const { words, signs } = useEditorState({
    editor,
    selector: ({ editor }) => {
      const text = editor.getText({ blockSeparator: ' ' });
      return { words: countWords(text), signs: countGraphemes(text) };
    },
  });
  const over = words - most;
  return (
    <p className="m-0 d-flex flex-wrap justify-content-between row-gap-1 column-gap-4 py-2 px-3 rule-above fs-sm text-ink-3 tabular">
      <span className={over > 0 ? 'text-danger-text fw-semibold' : undefined} role="status">
        {over > 0 ? `${pluralize(over, 'word')} too many` : `${pluralize(-over, 'word')} left`}
      </span>
      <span>
        {pluralize(words, 'word')}, {pluralize(signs, 'character')}
      </span>
    </p>
  );
}
