import { StatusPage } from './StatusPage';

export const BadRequestPage = () => (
  <StatusPage
    eyebrow="Error 400, bad request"
    digits="40"
    text="The service could not read the request. Check the address, or go back and try again."
  />
);
