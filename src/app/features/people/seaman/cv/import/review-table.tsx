import type { CvListName, CvPartName } from '#src/domain/cv/cv.ts'
import type { Proposal } from '#src/domain/cv-import/compare.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { ReviewRow } from './review-row.tsx'
import type { Ticks } from './use-ticks.ts'

type Props = {
  caption: string
  part: CvPartName | CvListName
  place?: number /** Current values around the fields. */
  beside?: object
  fields: readonly Proposal[]
  ticks: Ticks
}

/** Values of one part or entry: found, source and current. */
export function ReviewTable({ caption, part, place, beside = {}, fields, ticks }: Props) {
  const { t } = useIntl()
  return (
    <table className="table stack import-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('cv-import.column.take')}</th>
          <th scope="col">{t('cv-import.column.found')}</th>
          <th scope="col">{t('cv-import.column.source')}</th>
          <th scope="col">{t('cv-import.column.now')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((proposal) => (
          <ReviewRow
            key={proposal.name}
            part={part}
            proposal={proposal}
            beside={beside}
            ticks={ticks}
            {...(place !== undefined && { place })}
          />
        ))}
      </tbody>
    </table>
  )
}
