import { useState } from 'react';
import { Amount } from '@/components/demo/controls/Amount';
import { Controls } from '@/components/demo/controls/Controls';
import { messageKit } from '@/components/editor/extensions';
import { RichText } from '@/components/editor/RichText';
import { useRichText } from '@/components/editor/use-rich-text';
import { Counts } from './Counts';
import { speech } from './sample-doc';

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
