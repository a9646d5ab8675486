import { BubbleBar } from '@/components/editor/BubbleBar';
import { fullKit } from '@/components/editor/extensions';
import { RichText } from '@/components/editor/RichText';
import { useRichText } from '@/components/editor/use-rich-text';
import { shortNote } from './sample-doc';

/** Nothing but text until some of it is chosen. */
export function Bubble() {
  const text = useRichText({ label: 'Note', content: shortNote, extensions: fullKit });
  return <RichText {...text} foot={<BubbleBar editor={text.editor} />} />;
}
