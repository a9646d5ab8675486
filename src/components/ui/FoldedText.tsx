import { type ReactNode, useState } from 'react';
import { useOnPaper } from './hooks/use-on-paper';
import { foldedText } from '@/messages/ui/folded';

/** Lines of a text that a list shows; a few more are shown too, as the button would take their room. */
const SHOWN_LINES = 8;
const MAX_LINES = 12;

interface Props {
  text: string;
  /** Renders the text, or its first lines. */
  children: (text: string) => ReactNode;
}

/** Folds a text of many lines, so that one post does not push all others off the screen. Paper shows all of it. */
export function FoldedText({ text, children }: Props) {
  const lines = text.split('\n');
  return lines.length > MAX_LINES ? <Folded lines={lines}>{children}</Folded> : children(text);
}

function Folded({ lines, children }: Pick<Props, 'children'> & { lines: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  const isWhole = useOnPaper() || isOpen;
  return (
    <>
      {children(isWhole ? lines.join('\n') : `${lines.slice(0, SHOWN_LINES).join('\n').trimEnd()}…`)}
      <button
        type="button"
        className="btn btn-link btn-sm p-0"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? foldedText.showLess : foldedText.showAllLines(lines.length)}
      </button>
    </>
  );
}
