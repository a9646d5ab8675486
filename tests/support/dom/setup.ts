import { setUpDocument } from './document';

setUpDocument();
