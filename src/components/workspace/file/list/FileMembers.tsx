import type { FileWithUser } from '@/data/file/schema';
import { fileText } from '@/messages/workspace/file';

export const FileMembers = ({ file }: { file: FileWithUser }) =>
  file.members.length === 0 ? null : (
    <span className="avatar-group" role="img" aria-label={fileText.sharedWithPeople(file.members.length)}>
      {file.members.slice(0, 3).map((member, at) => (
        <span
          key={at}
          className={`avatar avatar-xs avatar-initials variant-tinted variant-${member.variant}`}
          aria-hidden
        >
          {member.text}
        </span>
      ))}
      {file.members.length > 3 && (
        <span className="avatar avatar-xs avatar-more" aria-hidden>
          +{file.members.length - 3}
        </span>
      )}
    </span>
  );
