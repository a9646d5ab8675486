// The brush adds an empty toolbox to the option and warns where none is registered.
import 'echarts/lib/component/brush';
import 'echarts/lib/component/toolbox';
