import { StatusPage } from './StatusPage';

export const BadRequestPage = () => (
  <StatusPage
    eyebrow="Error 400, bad request"
    digits="40"
    text="The service could not read what was asked. An address that was cut off or changed by hand is the usual reason."
  />
);
