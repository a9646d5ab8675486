import type { JSONContent } from '@tiptap/react';
import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';
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
      <DemoControls>
        <ToggleControl label="Read only" checked={reading} onChange={setReading} />
      </DemoControls>
      {reading ? (
        <div className="rich-text-preview rich-text-prose">
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
