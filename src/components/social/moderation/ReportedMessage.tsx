import type { ReactNode } from 'react';
import type { MemberCard } from '@contract/member/member';
import type { NearbyMessage, Report } from '@contract/moderation/moderation';
import { SentVoiceNote } from '@/components/kits/chat/voice/SentVoiceNote';
import { Timestamp } from '@/components/ui/Timestamp';
import { moderationText } from '@/messages/social/moderation';
import { ReportedPictures } from './ReportedPictures';

type Message = NonNullable<Report['message']>;

interface HeadProps extends Pick<NearbyMessage, 'author' | 'createdAt'> {
  children?: ReactNode;
}

const MessageHead = ({ author, createdAt, children }: HeadProps) => (
  <div className="fs-md text-ink-3">
    <b dir="auto">{author.name}</b>, <Timestamp at={createdAt} form="full" />
    {children}
  </div>
);

const Nearby = ({
  message: { author, createdAt, text, media, voice, deleted },
}: {
  message: NearbyMessage;
}) => (
  <li className="edge text-ink-2">
    <MessageHead author={author} createdAt={createdAt} />
    {(deleted || text) && <p dir="auto">{deleted ? <em>{moderationText.messageDeleted}</em> : text}</p>}
    <ReportedPictures media={media} />
    {voice && <SentVoiceNote voice={voice} />}
  </li>
);

/** With the messages around it, all that moderators see of the conversation. */
export const ReportedMessage = ({ message, author }: { message: Message; author: MemberCard }) => {
  const { createdAt, text, currentText, media, voice, deleted, removed, before, after } = message;
  const hasFiles = media.length > 0 || voice !== null;
  return (
    <ol className="stack-3" aria-label={moderationText.reportedMessageInItsConversation}>
      {before.map((each) => (
        <Nearby key={each.id} message={each} />
      ))}
      <li className="edge variant-danger text-ink">
        <MessageHead author={author} createdAt={createdAt}>
          <span className="tag tag-warning ms-2">{moderationText.reportedTag}</span>
          {deleted && (
            <span className={removed ? 'tag tag-danger ms-2' : 'tag tag-light ms-2'}>
              {removed ? moderationText.removedByAModerator : moderationText.deletedByItsAuthor}
            </span>
          )}
        </MessageHead>
        {(text || !hasFiles) && <p dir="auto">{text || moderationText.messageWithoutText}</p>}
        {currentText !== null && (
          <p className="fs-md text-ink-3" dir="auto">
            {moderationText.editedSince(currentText)}
          </p>
        )}
        <ReportedPictures media={media} />
        {voice && <SentVoiceNote voice={voice} />}
      </li>
      {after.map((each) => (
        <Nearby key={each.id} message={each} />
      ))}
    </ol>
  );
};
