import { Slides } from './Slides';

/** A mark for each picture, and a jump to any. */
export const Indicators = () => <Slides label="Views with marks" first={2} arrows={false} indicators />;
