import IconX from '~icons/tabler/x';
import { Rating } from '@/components/ui/control/Rating';
import type { FileWithUser } from '@/data/file/schema';
import type { FileActions } from '@/components/workspace/file/use-file-actions';
import { fileText } from '@/messages/workspace/file';

interface Props {
  file: FileWithUser;
  actions: FileActions;
}

/** Stars to set, or those that are set for a reader of the space. */
export function FileRating({ file, actions }: Props) {
  const { title, rating = 0 } = file;
  if (!actions.canEdit || file.trashedAt !== null)
    return rating > 0 ? <Rating legend={fileText.rating} value={rating} /> : fileText.notRated;
  return (
    <span className="row-1" title={fileText.ratingKeys}>
      <Rating
        legend={fileText.ratingOf(title)}
        value={rating}
        onChange={(value) => actions.rate([file], value)}
      />
      <button
        type="button"
        className="icon-button icon-button-sm"
        aria-label={fileText.clearRating}
        // A disabled button would lose the focus.
        aria-disabled={rating === 0}
        onClick={() => actions.rate([file], 0)}
      >
        <IconX />
      </button>
    </span>
  );
}
