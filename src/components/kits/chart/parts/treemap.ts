import 'echarts/lib/chart/treemap';
import 'echarts/lib/component/visualMap';
