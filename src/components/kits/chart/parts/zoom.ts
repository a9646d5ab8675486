import 'echarts/lib/component/dataZoomInside';
import 'echarts/lib/component/dataZoomSlider';
