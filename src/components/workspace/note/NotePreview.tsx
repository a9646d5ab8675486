import { markdownToDoc } from '@/components/kits/editor/markdown';
import { RichTextView } from '@/components/kits/editor/RichTextView';

/** Loaded with the first preview: the parser is large. */
export const NotePreview = ({ text }: { text: string }) => (
  <div className="measure rich-text-prose" dir="auto">
    <RichTextView doc={markdownToDoc(text)} />
  </div>
);
