import { getRouteApi } from '@tanstack/react-router';
import { NotFoundSuggestions } from '@/components/shell/not-found/NotFoundSuggestions';
import { notFoundText } from '@/messages/shell/not-found';
import { statusText } from '@/messages/shell/status';
import { StatusPage } from './StatusPage';

const route = getRouteApi('/_bare/errors/error-404');

export function NotFoundStatusPage() {
  const { from = '' } = route.useSearch();
  return (
    <StatusPage
      eyebrow={statusText.error404NotFound}
      text={from ? notFoundText.noPageAt(<code>{from}</code>) : notFoundText.noSuchPage}
    >
      <NotFoundSuggestions address={from} />
    </StatusPage>
  );
}
