import { RatioFrame } from './RatioFrame';

export const SixteenToNine = () => <RatioFrame ratio={[16, 9]} scene="plaza" />;
