import { fullKit } from '@/components/editor/extensions';
import { FullToolbar } from '@/components/editor/FullToolbar';
import { RichText } from '@/components/editor/RichText';
import { useRichText } from '@/components/editor/use-rich-text';
import { marketNotice } from './sample-doc';

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
