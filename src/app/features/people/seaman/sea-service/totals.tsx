import { FactStrip } from '#src/app/ui/facts.tsx'
import { sumService } from '#src/domain/sea-service/break-down.ts'
import type { SeaMode } from '#src/domain/sea-service/sea-modes.ts'
import type { Voyage } from '#src/domain/sea-service/voyages.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { useNames } from './use-names.ts'

type Props = { voyages: readonly Voyage[]; mode: SeaMode; today: string }

export function Totals({ voyages, mode, today }: Props) {
  const { t } = useIntl()
  const { integer } = useFormats()
  const { length } = useNames()
  const { total, recent } = sumService(voyages, mode, today)
  return (
    <FactStrip
      className="three big"
      figures={[
        { label: t('sea-service.total.all'), value: length(total) },
        { label: t('sea-service.total.recent'), value: length(recent) },
        { label: t('sea-service.total.contracts'), value: integer(voyages.length) },
      ]}
    />
  )
}
