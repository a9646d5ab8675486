import { composerText } from '@/messages/social/composer';
import { composerDetailsText } from '@/messages/social/composer-details';

interface Props {
  /** Id of the refusal, for the field's description. */
  id: string;
  /** Rejected files. */
  files: readonly string[];
  /** The draft cannot be stored on this device. */
  isUnsaved: boolean;
  /** Pictures without a description; 0 before the reminder. */
  missingAlt: number;
  action: 'Post' | 'Reply';
  refusal: string | null;
}

export const ComposerProblems = ({ id, files, isUnsaved, missingAlt, action, refusal }: Props) => (
  <>
    <div role="status">
      {files.map((text) => (
        <p key={text} className="mt-1 mb-2 fs-md text-danger-text">
          {text}
        </p>
      ))}
      {isUnsaved && <p className="mt-1 mb-2 fs-md text-danger-text">{composerDetailsText.draftNotSaved}</p>}
      {missingAlt > 0 && (
        <p className="mt-1 mb-2 fs-md text-danger-text">
          {action === 'Reply'
            ? composerDetailsText.replyWithoutDescription(missingAlt)
            : composerDetailsText.postWithoutDescription(missingAlt)}
        </p>
      )}
    </div>
    {refusal && (
      <p className="mt-1 mb-2 fs-md text-danger-text" role="alert" id={id}>
        {refusal}{' '}
        <button type="submit" className="btn btn-link btn-sm">
          {composerText.retry}
        </button>
      </p>
    )}
  </>
);
