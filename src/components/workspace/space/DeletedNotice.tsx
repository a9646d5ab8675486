import { spaceText } from '@/messages/workspace/space';

/** In a form whose item was deleted while the form was open. */
export function DeletedNotice() {
  return (
    <p className="problem full-row mb-0" role="alert">
      {spaceText.deletedMeanwhile}
    </p>
  );
}
