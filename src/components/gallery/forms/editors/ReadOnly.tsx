import type { JSONContent } from '@tiptap/react';
import { useState } from 'react';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { Toggle } from '@/components/gallery/demo/controls/ToggleControl';
import { DocView } from '@/components/kits/editor/RichTextView';
import { fullKit } from '@/components/kits/editor/extension/extension-sets';
import { RichText } from '@/components/kits/editor/RichTextEditor';
import { useRichText } from '@/components/kits/editor/use-rich-text';
import { marketNotice } from './sample-docs';

/** For readers: the same document as plain elements, without an editor around it. */
export function ReadOnly() {
  const [doc, setDoc] = useState<JSONContent>(marketNotice);
  const [reading, setReading] = useState(true);
  return (
    <>
      <Controls>
        <Toggle label="Read only" checked={reading} onChange={setReading} />
      </Controls>
      {reading ? (
        <div className="rt-shown rt-prose">
          <DocView doc={doc} />
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
    extensions: fullKit,
    onChange: (editor) => onChange(editor.getJSON()),
  });
  return <RichText {...text} />;
}
