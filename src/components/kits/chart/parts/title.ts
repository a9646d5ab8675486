import 'echarts/lib/component/title';
