import { Slides } from './Slides';

export const Indicators = () => <Slides label="Views with marks" first={2} arrows="none" indicators />;
