import { spaceText } from '@/messages/workspace/space';

/** In a form of an editor who became a reader while typing. */
export function ReadOnlyNotice() {
  return (
    <p className="problem full-row mb-0" role="alert">
      {spaceText.readOnlyNow}
    </p>
  );
}
