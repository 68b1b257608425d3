import type { Experience } from '#src/contract/cv/cv.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { nameTerm } from './term-names.ts'
import { useFieldWords } from './use-field-words.ts'

/** What an agency reads below a ship's name. */
const DETAILS = ['fleetVesselImo', 'grossTonnage', 'deadweight', 'teu', 'dpClass', 'enginePower'] as const
const ENGINE = ['engineName', 'engineModel'] as const

export function CvVoyages({ experience }: { experience: readonly Experience[] }) {
  const { t } = useIntl()
  return (
    <table className="table stack">
      <caption className="visually-hidden">{t('cv.list.experience')}</caption>
      <thead>
        <tr>
          {['vessel', 'type', 'position', 'company', 'period'].map((column) => (
            <th key={column} scope="col">
              {t(`cv.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {experience.map((voyage) => (
          <Voyage key={voyage.id} voyage={voyage} />
        ))}
      </tbody>
    </table>
  )
}

function Voyage({ voyage }: { voyage: Experience }) {
  const intl = useIntl()
  const { labelOf, wordsOf } = useFieldWords()
  const details = DETAILS.map((name) => ({
    label: labelOf(['experience', name]),
    words: wordsOf(['experience', name], voyage[name]),
  })).filter(({ words }) => words !== '')
  const engine = ENGINE.map((name) => voyage[name] ?? '').join(' ')
  return (
    <tr>
      <th scope="row">
        <bdi className="name">{voyage.fleetVesselName}</bdi>
        <div className="smallest faint">
          {details.map(({ label, words }) => (
            <span key={label} className="cv-detail">
              {label} <bdi>{words}</bdi>
            </span>
          ))}
        </div>
      </th>
      <td className="full">
        <bdi>{wordsOf(['experience', 'fleetTypeAndVesselType'], voyage.fleetTypeAndVesselType)}</bdi>
        <div className="smallest faint">
          <bdi>{nameTerm('flag', voyage.fleetVesselFlag ?? '', intl)}</bdi> <bdi>{engine}</bdi>
        </div>
      </td>
      <td className="full">
        <bdi>{nameTerm('rank', voyage.position ?? '', intl)}</bdi>
      </td>
      <td className="full">
        <bdi>{voyage.company}</bdi>
      </td>
      <td className="full">
        <Period voyage={voyage} />
      </td>
    </tr>
  )
}

function Period({ voyage: { startDate, endDate } }: { voyage: Experience }) {
  const { t } = useIntl()
  const { dateRange, plainDate } = useFormats()
  if (!startDate) return null
  return endDate ? dateRange(startDate, endDate) : t('seaman.experience.since', { from: plainDate(startDate) })
}
