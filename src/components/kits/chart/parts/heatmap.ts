import 'echarts/lib/chart/heatmap';
import 'echarts/lib/component/calendar';
import 'echarts/lib/component/visualMap';
