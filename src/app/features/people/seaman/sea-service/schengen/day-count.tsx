import { useState } from 'react'
import { FactStrip } from '#src/app/ui/facts.tsx'
import { DayInput } from '#src/app/ui/forms/day-input.tsx'
import { readDay } from '#src/domain/sea-service/plain-days.ts'
import { countSchengenDays, countSchengenStay, findSchengenEntry, type Stay } from '#src/domain/sea-service/schengen.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

type Props = { stays: readonly Stay[]; today: string }

export function DayCount({ stays, today }: Props) {
  const { t } = useIntl()
  const { plainDate, unit } = useFormats()
  const [typed, setTyped] = useState(today)
  const entry = readDay(typed) === undefined ? today : typed
  const now = countSchengenDays(stays, today)
  const days = countSchengenStay(stays, entry)
  return (
    <>
      <FactStrip
        className="three"
        figures={[
          { label: t('sea-service.schengen.used'), value: unit(now.used, 'day') },
          { label: t('sea-service.schengen.left'), value: unit(now.left, 'day') },
          days > 0
            ? { label: t('sea-service.schengen.stay', { date: plainDate(entry) }), value: unit(days, 'day') }
            : { label: t('sea-service.schengen.again'), value: plainDate(findSchengenEntry(stays, entry)) },
        ]}
      />
      <div className="stay-form">
        <div className="field">
          <label htmlFor="stay-entry">{t('sea-service.schengen.planned')}</label>
          <DayInput id="stay-entry" value={typed} onChange={({ target }) => setTyped(target.value)} />
        </div>
      </div>
    </>
  )
}
