import { statusText } from '@/messages/shell/status';
import { StatusPage } from './StatusPage';

export const BadRequestPage = () => (
  <StatusPage eyebrow={statusText.error400BadRequest} digits="40" text={statusText.badRequestText} />
);
