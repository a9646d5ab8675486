import { useDeferredValue, useId, useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { RichTextView } from '@/components/kits/editor/RichTextView';
import { markdownToDoc } from '@/components/kits/editor/markdown';

const VIEWS = ['both', 'text', 'preview'] as const;
const START = `## Tools to lend

- **Ladder**, six steps
- *Lamp*, with a spare wick

> Back by Sunday, please.

1. Write your name on the [list](https://example.org/list)
2. Take it from \`shelf 3\`

<b>Html</b> stays text.`;

export function Markdown() {
  const [text, setText] = useState(START);
  const [view, setView] = useState<(typeof VIEWS)[number]>('both');
  const shown = useDeferredValue(text);
  const id = useId();
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Show" options={VIEWS} value={view} onChange={setView} />
      </OptionBar>
      <div className={view === 'both' ? 'd-grid fields-2 gap-3' : 'd-grid cols-1'}>
        {view !== 'preview' && (
          <div>
            <label className="form-label" htmlFor={id}>
              Markdown
            </label>
            <textarea
              id={id}
              className="form-control"
              rows={11}
              dir="auto"
              spellCheck={false}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </div>
        )}
        {view !== 'text' && (
          <section aria-label="Preview">
            <p className="form-label" aria-hidden="true">
              Preview
            </p>
            <div className="rich-text-prose p-3 sunken">
              <RichTextView doc={markdownToDoc(shown)} />
            </div>
          </section>
        )}
      </div>
    </>
  );
}
