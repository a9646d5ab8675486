import { BubbleToolbar } from '@/components/kits/editor/toolbar/BubbleToolbar';
import { fullExtensions } from '@/components/kits/editor/extension/extension-sets';
import { RichTextEditor } from '@/components/kits/editor/RichTextEditor';
import { useRichText } from '@/components/kits/editor/use-rich-text';
import { shortNote } from './sample-docs';

export function Bubble() {
  const text = useRichText({ label: 'Note', content: shortNote, extensions: fullExtensions });
  return <RichTextEditor {...text} foot={<BubbleToolbar editor={text.editor} />} />;
}
