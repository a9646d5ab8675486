import 'echarts/lib/chart/radar';
import 'echarts/lib/component/radar';
