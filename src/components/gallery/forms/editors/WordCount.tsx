import { useState } from 'react';
import { RangeOption } from '@/components/ui/option/RangeOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { messageExtensions } from '@/components/kits/editor/extension/extension-sets';
import { RichTextEditor } from '@/components/kits/editor/RichTextEditor';
import { useRichText } from '@/components/kits/editor/use-rich-text';
import { EditorCounts } from './EditorCounts';
import { speech } from './sample-docs';

export function WordCount() {
  const [most, setMost] = useState(20);
  const text = useRichText({ label: 'Speech', content: speech, extensions: messageExtensions });
  return (
    <>
      <OptionBar>
        <RangeOption label="Word limit" value={most} onChange={setMost} min={5} max={60} step={5} />
      </OptionBar>
      <RichTextEditor {...text} foot={<EditorCounts editor={text.editor} most={most} />} />
    </>
  );
}
