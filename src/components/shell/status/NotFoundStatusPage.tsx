import { getRouteApi } from '@tanstack/react-router';
import { NotFoundSuggestions } from '@/components/shell/not-found/NotFoundSuggestions';
import { StatusPage } from './StatusPage';

const route = getRouteApi('/_bare/errors/error-404');

export function NotFoundStatusPage() {
  const { from = '' } = route.useSearch();
  return (
    <StatusPage
      eyebrow="Error 404, not found"
      text={
        from ? (
          <>
            There is no page at <code>{from}</code>. It may have moved, or the address is misspelt.
          </>
        ) : (
          'There is no such page. It may have moved, or the address is misspelt.'
        )
      }
    >
      <NotFoundSuggestions address={from} />
    </StatusPage>
  );
}
