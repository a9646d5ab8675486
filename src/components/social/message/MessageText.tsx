import { parseText } from '@/lib/text/parse-text';

export const MessageText = ({ text }: { text: string }) => (
  <bdi>
    {parseText(text).map((part, at) =>
      part.kind === 'link' ? (
        <a key={at} href={part.href} target="_blank" rel="noopener noreferrer nofollow" dir="ltr">
          {part.text}
        </a>
      ) : (
        part.text
      ),
    )}
  </bdi>
);
