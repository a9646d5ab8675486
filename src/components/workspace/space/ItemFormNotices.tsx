import { DraftNotice } from '@/components/kits/form/draft/DraftNotice';
import { DeletedNotice } from './DeletedNotice';
import { ReadOnlyNotice } from './ReadOnlyNotice';

interface Props {
  /** The member became a reader while the form was open. */
  isReader: boolean;
  isDeleted?: boolean;
  /** When the restored draft was typed; null if nothing was restored. */
  restoredAt: string | null;
  onDiscard: () => void;
}

/** What the form of an item says above its fields. */
export const ItemFormNotices = ({ isReader, isDeleted = false, restoredAt, onDiscard }: Props) => (
  <>
    {isReader && <ReadOnlyNotice />}
    {isDeleted && !isReader && <DeletedNotice />}
    {restoredAt && <DraftNotice at={restoredAt} className="full-row" onDiscard={onDiscard} />}
  </>
);
