import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageExtensions } from '@/components/kits/editor/extension/extension-sets';
import { RichTextEditor } from '@/components/kits/editor/RichTextEditor';
import { useMentions } from '@/components/kits/editor/mention/use-mentions';
import { useRichText } from '@/components/kits/editor/use-rich-text';
import { Readout } from '@/components/gallery/forms/Readout';
import { usersOptions } from '@/queries/workspace/user';
import { mentionedNames } from './mentioned';
import { thanks } from './sample-docs';

export function Mentions() {
  const client = useQueryClient();
  const [named, setNamed] = useState<readonly string[]>([]);
  const { extension, list } = useMentions(async (query) => {
    const people = await client.query({ ...usersOptions(), staleTime: 'static' });
    return people.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()));
  });
  const [extensions] = useState(() => [...messageExtensions, extension]);
  const text = useRichText({
    label: 'Thanks',
    content: thanks,
    extensions,
    onChange: (editor) => setNamed(mentionedNames(editor.getJSON())),
  });
  return (
    <>
      <RichTextEditor {...text} foot={list} />
      <Readout label="Named">{named.join(', ') || 'Nobody'}</Readout>
    </>
  );
}
