import { findGaps } from '#src/domain/sea-service/gaps.ts'
import type { Voyage } from '#src/domain/sea-service/voyages.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { useNames } from './use-names.ts'

export function ShownGaps({ voyages, today }: { voyages: readonly Voyage[]; today: string }) {
  const { t } = useIntl()
  const { dateRange } = useFormats()
  const { length } = useNames()
  const gaps = findGaps(voyages, today).toReversed()
  return (
    <section className="section">
      <header>
        <h2>{t('sea-service.gaps.title')}</h2>
      </header>
      {gaps.length === 0 && <p className="muted">{t('sea-service.gaps.none')}</p>}
      <ul className="entries">
        {gaps.map((gap) => (
          <li key={gap.from} className="row split">
            <span>{dateRange(gap.from, gap.to)}</span>
            <b>{length({ unit: 'months', ...gap.length })}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
