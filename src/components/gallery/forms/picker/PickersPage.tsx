import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { LaterExample } from '@/components/gallery/demo/LaterExample';
import { BasicDate } from './BasicDate';
import basicDateSource from './BasicDate.tsx?code';
import { DefaultDate } from './DefaultDate';
import defaultDateSource from './DefaultDate.tsx?code';
import rangeSource from './Range.tsx?code';
import severalSource from './MultipleDates.tsx?code';
import { MinMaxDate } from './MinMaxDate';
import boundedSource from './MinMaxDate.tsx?code';
import { ClosedDays } from './ClosedDays';
import closedDaysSource from './ClosedDays.tsx?code';
import inlineSource from './Inline.tsx?code';
import weekNumbersSource from './WeekNumbers.tsx?code';
import { DateAndTime } from './DateAndTime';
import dateAndTimeSource from './DateAndTime.tsx?code';
import { Time } from './time/Time';
import timeSource from './time/Time.tsx?code';
import { MinMaxTime } from './time/MinMaxTime';
import boundedTimeSource from './time/MinMaxTime.tsx?code';
import { DefaultTime } from './time/DefaultTime';
import preloadedTimeSource from './time/DefaultTime.tsx?code';
import monthSource from './Month.tsx?code';
import { FirstDay } from './FirstDay';
import firstDaySource from './FirstDay.tsx?code';
import colourSource from './Colour.tsx?code';
import inFormSource from './InForm.tsx?code';

const loadExamples = () => import('./later-examples');
const loadInline = async () => (await loadExamples()).Inline;
const loadMultipleDates = async () => (await loadExamples()).MultipleDates;
const loadWeekNumbers = async () => (await loadExamples()).WeekNumbers;
const loadInForm = async () => (await loadExamples()).InForm;
const loadRange = async () => (await import('./Range')).Range;
const loadMonth = async () => (await import('./Month')).Month;
const loadColour = async () => (await import('./Colour')).Colour;

export const PickersPage = () => (
  <DemoPage lead="Dates, times, months and colours: type or pick.">
    <DemoCard title="Date" description="A day to type or to pick" code={basicDateSource}>
      <BasicDate />
    </DemoCard>
    <DemoCard title="Default" description="With a default value" code={defaultDateSource}>
      <DefaultDate />
    </DemoCard>
    <DemoCard title="Range" description="From one day to another" code={rangeSource}>
      <LaterExample load={loadRange} />
    </DemoCard>
    <DemoCard title="Min and max" description="A start date and an end date" code={boundedSource}>
      <MinMaxDate />
    </DemoCard>
    <DemoCard title="Disabled dates" description="Visible but unavailable" code={closedDaysSource}>
      <ClosedDays />
    </DemoCard>
    <DemoCard title="Date and time" description="One field for both" code={dateAndTimeSource}>
      <DateAndTime />
    </DemoCard>
    <DemoCard title="Time" description="12- or 24-hour clock" code={timeSource}>
      <Time />
    </DemoCard>
    <DemoCard title="Time with limits" description="Between two hours" code={boundedTimeSource}>
      <MinMaxTime />
    </DemoCard>
    <DemoCard title="Time filled in" description="The current time" code={preloadedTimeSource}>
      <DefaultTime />
    </DemoCard>
    <DemoCard title="Multiple" description="As many as you like" code={severalSource}>
      <LaterExample load={loadMultipleDates} />
    </DemoCard>
    <DemoCard title="Inline" description="Always open" code={inlineSource}>
      <LaterExample load={loadInline} />
    </DemoCard>
    <DemoCard title="Week numbers" description="In the first column" code={weekNumbersSource}>
      <LaterExample load={loadWeekNumbers} />
    </DemoCard>
    <DemoCard title="Month" description="Time only" code={monthSource}>
      <LaterExample load={loadMonth} />
    </DemoCard>
    <DemoCard title="First day of the week" description="Format by locale" code={firstDaySource}>
      <FirstDay />
    </DemoCard>
    <DemoCard title="Colour" description="Pick by shade, hue or value" code={colourSource}>
      <LaterExample load={loadColour} />
    </DemoCard>
    <DemoCard title="In a form" description="Compares two fields" code={inFormSource}>
      <LaterExample load={loadInForm} />
    </DemoCard>
  </DemoPage>
);
