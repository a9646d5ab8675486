import { fullExtensions } from '@/components/kits/editor/extension/extension-sets';
import { FullToolbar } from '@/components/kits/editor/toolbar/FullToolbar';
import { RichTextEditor } from '@/components/kits/editor/RichTextEditor';
import { useRichText } from '@/components/kits/editor/use-rich-text';
import { marketNotice } from './sample-docs';

export function FullToolbarCard() {
  const text = useRichText({
    label: 'Notice',
    content: marketNotice,
    extensions: fullExtensions,
    pictures: true,
  });
  return <RichTextEditor {...text} head={<FullToolbar editor={text.editor} onFiles={text.insertFiles} />} />;
}
