import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_shell/horizontal')({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/_shell/horizontal"!</div>;
}
