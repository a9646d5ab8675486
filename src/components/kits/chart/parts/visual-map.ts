import 'echarts/lib/component/visualMap';
