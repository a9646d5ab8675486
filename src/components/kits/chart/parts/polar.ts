import 'echarts/lib/component/polar';
