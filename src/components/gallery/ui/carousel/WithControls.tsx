import { Slides } from './Slides';

export const WithControls = () => <Slides label="Views with arrows" first={1} />;
