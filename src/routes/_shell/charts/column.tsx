import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_shell/charts/column')({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/_shell/charts/column"!</div>;
}
