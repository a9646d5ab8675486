import { DeletionPendingNotice } from './DeletionPendingNotice';
import { SuspendedNotice } from './SuspendedNotice';
import './account-notice.scss';

/** Shown in place of every page that needs a member. */
export const AccountNotice = ({ suspended }: { suspended: boolean }) =>
  suspended ? <SuspendedNotice /> : <DeletionPendingNotice />;
