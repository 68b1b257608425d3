import { readImoNumber } from '#src/domain/cv/imo.ts'
import { toDate } from '#src/domain/sea-service/plain-days.ts'
import { measureService, type SeaMode } from '#src/domain/sea-service/sea-modes.ts'
import type { Voyage } from '#src/domain/sea-service/voyages.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { useNames } from '../use-names.ts'

const COLUMNS = ['ship', 'tonnage', 'rank', 'joined', 'left', 'length'] as const

export function StatementTable({ voyages, mode }: { voyages: readonly Voyage[]; mode: SeaMode }) {
  const { t } = useIntl()
  return (
    <div className="scroll">
      <table className="table">
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`sea-service.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {voyages.map((voyage) => (
            <Row key={voyage.entry.id} voyage={voyage} mode={mode} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ voyage, mode }: { voyage: Voyage; mode: SeaMode }) {
  const { t } = useIntl()
  const { plainDate, measure } = useFormats()
  const { rank, length } = useNames()
  const { entry, first, last, isOpen } = voyage
  return (
    <tr>
      <th scope="row">
        <Ship entry={entry} />
      </th>
      <td>
        {entry.grossTonnage !== null && <div>{measure(entry.grossTonnage, 'GT')}</div>}
        {entry.enginePower !== null && <div>{measure(entry.enginePower, 'kW')}</div>}
      </td>
      <td>{entry.position && <bdi>{rank(entry.position)}</bdi>}</td>
      <td>{plainDate(toDate(first))}</td>
      <td>{isOpen ? t('sea-service.letter.aboard') : plainDate(toDate(last))}</td>
      <td>{length(measureService([voyage], mode))}</td>
    </tr>
  )
}

function Ship({ entry }: Pick<Voyage, 'entry'>) {
  const { flag } = useFormats()
  const { vessel } = useNames()
  const { vesselType } = entry.fleetTypeAndVesselType
  const imo = readImoNumber(entry.fleetVesselImo ?? '')
  return (
    <>
      <bdi className="name">{entry.fleetVesselName}</bdi>
      <div className="smallest faint">
        {imo && <bdi className="no-wrap">{`IMO ${imo}`}</bdi>} {entry.fleetVesselFlag && flag(entry.fleetVesselFlag)}
      </div>
      {vesselType && <div className="smallest faint">{vessel(vesselType)}</div>}
    </>
  )
}
