import { useState } from 'react';
import { Amount } from '@/components/gallery/demo/controls/RangeControl';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { messageKit } from '@/components/kits/editor/extension/extension-sets';
import { RichText } from '@/components/kits/editor/RichTextEditor';
import { useRichText } from '@/components/kits/editor/use-rich-text';
import { Counts } from './EditorCounts';
import { speech } from './sample-docs';

/** Words and characters as a person counts them. Nothing is cut off at the limit. */
export function WordCount() {
  const [most, setMost] = useState(20);
  const text = useRichText({ label: 'Speech', content: speech, extensions: messageKit });
  return (
    <>
      <Controls>
        <Amount label="Most words" value={most} onChange={setMost} min={5} max={60} step={5} />
      </Controls>
      <RichText {...text} foot={<Counts editor={text.editor} most={most} />} />
    </>
  );
}
