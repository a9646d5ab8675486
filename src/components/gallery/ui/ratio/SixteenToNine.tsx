import { RatioFrame } from './RatioFrame';

export const SixteenToNine = () => <RatioFrame ratio="16x9" scene="plaza" />;
