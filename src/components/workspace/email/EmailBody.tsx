import type { ReactNode } from 'react';
import { RichTextView } from '@/components/kits/editor/RichTextView';
import type { Email } from '@/data/email/schema';
import { parseText } from '@/lib/text/parse-text';

export const MailBody = ({ mail }: { mail: Email }) => (
  <div className="measure wrap-anywhere rich-text-prose">
    <RichTextView
      doc={mail.doc}
      instead={mail.text.split(/\n{2,}/u).map((paragraph, at) => (
        <p key={at} className="mb-3 pre-wrap" dir="auto">
          {withLinks(paragraph)}
        </p>
      ))}
    />
  </div>
);

const withLinks = (text: string): ReactNode =>
  parseText(text).map((part, at) =>
    part.kind === 'link' ? (
      <a key={at} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
        {part.text}
      </a>
    ) : (
      part.text
    ),
  );
