import { ValidityMark } from '#src/app/ui/validity-mark.tsx'
import type { CvDocument } from '#src/contract/cv/cv.ts'
import { validityOf } from '#src/contract/validity.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { nameTerm } from './term-names.ts'

/** Papers of which anything but the kind is told. */
export const listTold = (documents: readonly CvDocument[]): CvDocument[] =>
  documents.filter(({ number, issuedBy, issuedDate, validDate }) => number ?? issuedBy ?? issuedDate ?? validDate)

export function CvPapers({ documents, now }: { documents: readonly CvDocument[]; now: number }) {
  const { t } = useIntl()
  return (
    <table className="table stack">
      <caption className="visually-hidden">{t('cv.list.documents')}</caption>
      <thead>
        <tr>
          {['name', 'number', 'issued', 'valid'].map((column) => (
            <th key={column} scope="col">
              {t(`cv.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {documents.map((paper) => (
          <Paper key={paper.id} paper={paper} now={now} />
        ))}
      </tbody>
    </table>
  )
}

function Paper({ paper, now }: { paper: CvDocument; now: number }) {
  const intl = useIntl()
  const { t } = intl
  const { plainDate } = useFormats()
  const validity = validityOf(paper.validDate, now)
  const issued = [paper.issuedDate && plainDate(paper.issuedDate), nameTerm('country', paper.issuedBy ?? '', intl)]
  const [date, issuer] = issued
  return (
    <tr>
      <th scope="row">
        <bdi className="bold">{nameTerm('paper', paper.name ?? '', intl)}</bdi>
        {paper.extra && (
          <div className="smallest faint">
            <bdi>{paper.extra}</bdi>
          </div>
        )}
      </th>
      <td>
        <bdi dir="ltr">{paper.number}</bdi>
      </td>
      <td className="full">{date && issuer ? t('seaman.document.issued-by', { date, issuer }) : date || issuer}</td>
      <td className="full">
        <ValidityMark validity={validity}>
          {t(`seaman.validity.${validity}`, { date: paper.validDate && plainDate(paper.validDate) })}
        </ValidityMark>
      </td>
    </tr>
  )
}
