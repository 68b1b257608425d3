import type { Voyage } from '#src/domain/sea-service/voyages.ts'
import { FLEETS } from '#src/domain/vocabulary/fleets.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { placeBars } from './place-bars.ts'
import { fleetClass, YearLine } from './year-line.tsx'

const ROW = 22

/** A year a line: contracts as bars in the colour of their fleet, long times ashore as broken lines. */
export function Timeline({ voyages, today }: { voyages: readonly Voyage[]; today: string }) {
  const { t, dir } = useIntl()
  const rows = placeBars(voyages, today)
  return (
    <section className="section">
      <header>
        <h2>{t('sea-service.timeline.title')}</h2>
        <p className="muted small">{t('sea-service.timeline.text')}</p>
      </header>
      <div className="timeline">
        <svg role="img" aria-label={t('sea-service.timeline.label')} height={rows.length * ROW}>
          {rows.map((row, index) => (
            <YearLine key={row.year} row={row} top={index * ROW} height={ROW} dir={dir} />
          ))}
        </svg>
        <Legend voyages={voyages} />
      </div>
    </section>
  )
}

function Legend({ voyages }: { voyages: readonly Voyage[] }) {
  const { t } = useIntl()
  const shown = new Set(voyages.map(({ entry }) => entry.fleetTypeAndVesselType.fleetType))
  const fleets = FLEETS.filter((fleet) => shown.has(fleet))
  return (
    <ul className="row small">
      {fleets.map((fleet) => (
        <li key={fleet} className="row tight one">
          <Key className={fleetClass(fleet)} />
          {t(`vocabulary.fleet.${fleet}`)}
        </li>
      ))}
      {shown.has(null) && (
        <li className="row tight one">
          <Key className={fleetClass(null)} />
          {t('sea-service.timeline.unknown')}
        </li>
      )}
      <li className="row tight one">
        <svg className="key" aria-hidden="true">
          <line className="ashore" x1="0" x2="100%" y1="50%" y2="50%" />
        </svg>
        {t('sea-service.gaps.title')}
      </li>
    </ul>
  )
}

const Key = ({ className }: { className: string }) => (
  <svg className="key" aria-hidden="true">
    <rect className={className} width="100%" height="100%" />
  </svg>
)
