import type { JSONContent } from '@tiptap/react';
import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { RichTextView } from '@/components/kits/editor/RichTextView';
import { fullExtensions } from '@/components/kits/editor/extension/extension-sets';
import { RichTextEditor } from '@/components/kits/editor/RichTextEditor';
import { useRichText } from '@/components/kits/editor/use-rich-text';
import { marketNotice } from './sample-docs';

export function ReadOnly() {
  const [doc, setDoc] = useState<JSONContent>(marketNotice);
  const [reading, setReading] = useState(true);
  return (
    <>
      <OptionBar>
        <ToggleOption label="Read only" checked={reading} onChange={setReading} />
      </OptionBar>
      {reading ? (
        <div className="rich-text-prose p-3 sunken">
          <RichTextView doc={doc} />
        </div>
      ) : (
        <Writing doc={doc} onChange={setDoc} />
      )}
    </>
  );
}

function Writing({ doc, onChange }: { doc: JSONContent; onChange: (doc: JSONContent) => void }) {
  const text = useRichText({
    label: 'Notice to edit',
    content: doc,
    extensions: fullExtensions,
    onChange: (editor) => onChange(editor.getJSON()),
  });
  return <RichTextEditor {...text} />;
}
