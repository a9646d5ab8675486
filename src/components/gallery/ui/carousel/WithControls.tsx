import { Slides } from './Slides';

/** Arrows at both sides; the arrow keys do the same. */
export const WithControls = () => <Slides label="Views with arrows" first={1} />;
