import { Disclosure } from '#src/app/ui/disclosure.tsx'
import { toDate } from '#src/domain/sea-service/plain-days.ts'
import { measureService, type SeaMode } from '#src/domain/sea-service/sea-modes.ts'
import type { Voyage } from '#src/domain/sea-service/voyages.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { useNames } from './use-names.ts'

type Props = { voyages: readonly Voyage[]; mode: SeaMode }

/** What the timeline draws, in words. */
export function ContractsTable({ voyages, mode }: Props) {
  const { t } = useIntl()
  return (
    <div className="under">
      <Disclosure summary={t('sea-service.contracts.title')}>
        <table className="table stack">
          <thead>
            <tr>
              <th scope="col">{t('sea-service.column.ship')}</th>
              <th scope="col">{t('sea-service.column.rank')}</th>
              <th scope="col">{t('sea-service.column.period')}</th>
              <th scope="col" className="number">
                {t('sea-service.column.length')}
              </th>
            </tr>
          </thead>
          <tbody>
            {voyages.toReversed().map((voyage) => (
              <ContractRow key={voyage.entry.id} voyage={voyage} mode={mode} />
            ))}
          </tbody>
        </table>
      </Disclosure>
    </div>
  )
}

function ContractRow({ voyage, mode }: { voyage: Voyage; mode: SeaMode }) {
  const { t } = useIntl()
  const { dateRange, plainDate } = useFormats()
  const { rank, vessel, length } = useNames()
  const { entry, first, last, isOpen } = voyage
  const { vesselType } = entry.fleetTypeAndVesselType
  const from = toDate(first)
  return (
    <tr>
      <th scope="row">
        <bdi className="name">{entry.fleetVesselName}</bdi>
        {vesselType && <div className="smallest faint">{vessel(vesselType)}</div>}
      </th>
      <td>{entry.position && rank(entry.position)}</td>
      <td className="full">
        {isOpen ? t('sea-service.contracts.since', { from: plainDate(from) }) : dateRange(from, toDate(last))}
      </td>
      <td className="number full">{length(measureService([voyage], mode))}</td>
    </tr>
  )
}
