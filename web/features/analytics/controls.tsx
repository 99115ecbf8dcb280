import { type FormEvent, useState } from 'react'
import { CHART_INTERVALS, CHART_INTERVAL_LABELS, type ChartInterval } from '../../../schema/analytics.ts'
import { findPeriodError } from '../../../schema/analytics-period.ts'
import { Button } from '../../ui/button.tsx'
import { FormField } from '../../ui/field.tsx'
import { Input, Select } from '../../ui/input.tsx'
import styles from './analytics.module.css'
import {
  type updatePeriodQuery,
  CUSTOM_PERIOD,
  ANALYTICS_PERIOD_LABELS,
  type PeriodChoice,
  type PeriodDates,
  type PeriodPreset,
  initialCustomPeriodOf,
} from './period.ts'

interface PeriodControlsProps {
  choice: PeriodChoice
  onChange: (part: Parameters<typeof updatePeriodQuery>[1]) => void
  today: string
  firstDay: string
  timeZone: string
}

export function PeriodControls({ choice, onChange, today, firstDay, timeZone }: PeriodControlsProps) {
  const customDays = initialCustomPeriodOf(choice.days, firstDay)
  return (
    <div className={styles.period}>
      <Select
        aria-label="Period"
        value={choice.preset}
        onChange={({ target: { value } }) => onChange(value === CUSTOM_PERIOD ? customDays : { preset: value as PeriodPreset })}
        options={Object.entries(ANALYTICS_PERIOD_LABELS)}
      />
      <Select
        aria-label="Time range"
        value={choice.range}
        onChange={({ target }) => onChange({ range: target.value as ChartInterval })}
        options={CHART_INTERVALS.map((value) => [value, CHART_INTERVAL_LABELS[value]])}
      />
      {choice.preset === CUSTOM_PERIOD && <CustomDates {...customDays} today={today} onChange={onChange} />}
      <p>Times are in {timeZone}.</p>
    </div>
  )
}

interface CustomDatesProps extends Required<PeriodDates> {
  today: string
  onChange: (days: Required<PeriodDates>) => void
}

/** Fields for the first and the last day of a custom period. The figures change only when the user confirms two valid days. */
function CustomDates({ from, to, today, onChange }: CustomDatesProps) {
  const [days, setDays] = useState({ from, to })
  const [error, setError] = useState<string | null>(null)
  // If the URL has changed, for example by the Back button, the fields show the days of the new URL.
  const [shown, setShown] = useState({ from, to })
  if (shown.from !== from || shown.to !== to) {
    setShown({ from, to })
    setDays({ from, to })
    setError(null)
  }
  function apply(event: FormEvent) {
    event.preventDefault()
    const message = days.from && days.to ? findPeriodError(days.from, days.to, today) : 'Choose both days.'
    setError(message)
    if (!message) onChange(days)
  }
  return (
    <form className={styles.dates} noValidate onSubmit={apply}>
      <FormField label="From" error={error}>
        <Input type="date" value={days.from} max={today} onChange={({ target }) => setDays({ ...days, from: target.value })} />
      </FormField>
      <FormField label="To">
        <Input type="date" value={days.to} max={today} onChange={({ target }) => setDays({ ...days, to: target.value })} />
      </FormField>
      <Button type="submit">Show</Button>
    </form>
  )
}
