import { fullKit } from '@/components/kits/editor/extension/extension-sets';
import { FullToolbar } from '@/components/kits/editor/toolbar/FullToolbar';
import { RichText } from '@/components/kits/editor/RichTextEditor';
import { useRichText } from '@/components/kits/editor/use-rich-text';
import { marketNotice } from './sample-docs';

/** Every tool, always in sight. */
export function FullToolbarCard() {
  const text = useRichText({
    label: 'Notice',
    content: marketNotice,
    extensions: fullKit,
    pictures: true,
  });
  return <RichText {...text} head={<FullToolbar editor={text.editor} onFiles={text.putFiles} />} />;
}
