import type { Stay } from '#src/domain/sea-service/schengen.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

type Props = { stays: readonly Stay[]; removeStay: (stay: Stay) => void }

export function StayList({ stays, removeStay }: Props) {
  const { t } = useIntl()
  const { dateRange } = useFormats()
  if (stays.length === 0) return null
  return (
    <ul className="entries">
      {stays.map((stay) => (
        <li key={`${stay.from} ${stay.to}`} className="row split">
          <span>{dateRange(stay.from, stay.to)}</span>
          <button
            type="button"
            className="button quiet"
            aria-label={t('sea-service.schengen.remove-stay', { period: dateRange(stay.from, stay.to) })}
            onClick={() => removeStay(stay)}
          >
            {t('sea-service.schengen.remove')}
          </button>
        </li>
      ))}
    </ul>
  )
}
