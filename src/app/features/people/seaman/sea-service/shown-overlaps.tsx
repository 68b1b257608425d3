import { findOverlaps } from '#src/domain/sea-service/gaps.ts'
import type { Voyage } from '#src/domain/sea-service/voyages.ts'
import { T, useFormats, useIntl } from '#src/i18n/react.tsx'

/** Contracts that overlap: usually a wrong date, and readers of the CV will ask. */
export function ShownOverlaps({ voyages }: { voyages: readonly Voyage[] }) {
  const { t } = useIntl()
  const { dateRange } = useFormats()
  const overlaps = findOverlaps(voyages)
  if (overlaps.length === 0) return null
  const nameOf = ({ fleetVesselName, company }: Voyage['entry']) => (
    <bdi>{fleetVesselName || company || t('sea-service.unnamed')}</bdi>
  )
  return (
    <section className="section">
      <header>
        <h2>{t('sea-service.overlaps.title')}</h2>
        <p className="muted small">{t('sea-service.overlaps.text')}</p>
      </header>
      <ul className="entries">
        {overlaps.map(({ from, to, entries: [first, second] }) => (
          <li key={`${first.id} ${second.id}`} className="row split">
            <span>
              <T id="sea-service.overlaps.ships" values={{ first: nameOf(first), second: nameOf(second) }} />
            </span>
            <span>{dateRange(from, to)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
