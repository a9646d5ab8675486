import { BubbleBar } from '@/components/kits/editor/toolbar/BubbleToolbar';
import { fullKit } from '@/components/kits/editor/extension/extension-sets';
import { RichText } from '@/components/kits/editor/RichTextEditor';
import { useRichText } from '@/components/kits/editor/use-rich-text';
import { shortNote } from './sample-docs';

/** Nothing but text until some of it is chosen. */
export function Bubble() {
  const text = useRichText({ label: 'Note', content: shortNote, extensions: fullKit });
  return <RichText {...text} foot={<BubbleBar editor={text.editor} />} />;
}
