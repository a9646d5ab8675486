import 'echarts/lib/component/dataset';
