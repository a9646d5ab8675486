import type { JSONContent } from '@tiptap/react';
import { useState } from 'react';
import { Controls } from '@/components/demo/controls/Controls';
import { Toggle } from '@/components/demo/controls/Toggle';
import { DocView } from '@/components/editor/DocView';
import { fullKit } from '@/components/editor/extensions';
import { RichText } from '@/components/editor/RichText';
import { useRichText } from '@/components/editor/use-rich-text';
import { marketNotice } from './sample-doc';

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
