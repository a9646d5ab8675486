import type { ComponentType } from 'react';
import IconUndo from '~icons/tabler/arrow-back-up';
import IconRedo from '~icons/tabler/arrow-forward-up';
import IconBold from '~icons/tabler/bold';
import IconHeading from '~icons/tabler/heading';
import IconItalic from '~icons/tabler/italic';
import IconList from '~icons/tabler/list';
import IconNumbers from '~icons/tabler/list-numbers';
import IconQuote from '~icons/tabler/quote';
import { noteText } from '@/messages/workspace/note';
import {
  type MarkdownEdit,
  toggleBold,
  toggleHeading,
  toggleItalic,
  toggleList,
  toggleNumbers,
  toggleQuote,
} from './markdown-edits';

interface Props {
  history: { undo: (() => void) | null; redo: (() => void) | null };
  edit: (run: MarkdownEdit) => void;
}

interface Tool {
  label: string;
  Icon: ComponentType;
  run: MarkdownEdit;
  keys?: string;
}

const tools: readonly Tool[] = [
  { label: noteText.bold, Icon: IconBold, run: toggleBold, keys: 'Ctrl+B' },
  { label: noteText.italic, Icon: IconItalic, run: toggleItalic, keys: 'Ctrl+I' },
  { label: noteText.heading, Icon: IconHeading, run: toggleHeading },
  { label: noteText.list, Icon: IconList, run: toggleList },
  { label: noteText.numberedList, Icon: IconNumbers, run: toggleNumbers },
  { label: noteText.quote, Icon: IconQuote, run: toggleQuote },
];

export const NoteToolbar = ({ history: { undo, redo }, edit }: Props) => (
  <div className="note-tools row-half flex-wrap px-4" role="group" aria-label={noteText.textStyle}>
    <button
      type="button"
      className="icon-button icon-button-sm flip-in-rtl"
      aria-label={noteText.undoTyping}
      title={noteText.undoTypingHint}
      aria-disabled={!undo || undefined}
      onClick={() => undo?.()}
    >
      <IconUndo width={18} height={18} />
    </button>
    <button
      type="button"
      className="icon-button icon-button-sm flip-in-rtl"
      aria-label={noteText.redoTyping}
      title={noteText.redoTypingHint}
      aria-disabled={!redo || undefined}
      onClick={() => redo?.()}
    >
      <IconRedo width={18} height={18} />
    </button>
    {tools.map(({ label, Icon, run, keys }) => (
      <button
        key={label}
        type="button"
        className="icon-button icon-button-sm"
        aria-label={label}
        title={keys ? `${label} (${keys})` : label}
        onClick={() => edit(run)}
      >
        <Icon />
      </button>
    ))}
  </div>
);
