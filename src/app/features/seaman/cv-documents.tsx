import { ValidityMark } from '#src/app/ui/validity-mark.tsx'
import { validityOf } from '#src/contract/validity.ts'
import { isCountry } from '#src/contract/vocabulary/countries.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { EmptyPart } from './empty-part.tsx'
import type { Paper } from './read-profile.ts'

export function CvDocuments({ papers, now }: { papers: readonly Paper[]; now: number }) {
  const { t } = useIntl()
  if (papers.length === 0) return <EmptyPart part="documents" />
  return (
    <table className="table stack">
      <caption className="visually-hidden">{t('seaman.tab.documents')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('seaman.document.name')}</th>
          <th scope="col">{t('seaman.document.number')}</th>
          <th scope="col">{t('seaman.document.issued')}</th>
          <th scope="col">{t('seaman.document.valid')}</th>
        </tr>
      </thead>
      <tbody>
        {papers.map((paper) => (
          <PaperRow key={paper.key} paper={paper} now={now} />
        ))}
      </tbody>
    </table>
  )
}

function PaperRow({ paper, now }: { paper: Paper; now: number }) {
  const { t, has } = useIntl()
  const { plainDate, country } = useFormats()
  const validity = validityOf(paper.validTo, now)
  const date = paper.issued && plainDate(paper.issued)
  const issuer = isCountry(paper.issuedBy) ? country(paper.issuedBy) : paper.issuedBy
  const issued = date && issuer ? t('seaman.document.issued-by', { date, issuer }) : date || issuer
  const id = `certificate.${paper.name}`
  return (
    <tr>
      <th scope="row">
        <span className="bold">{has(id) ? t(id) : <bdi>{paper.name}</bdi>}</span>
      </th>
      <td>
        <bdi dir="ltr">{paper.number}</bdi>
        {paper.extra && (
          <div className="smallest faint">
            <bdi>{paper.extra}</bdi>
          </div>
        )}
      </td>
      <td className="full" data-l={issued && t('seaman.document.issued')}>
        {issued}
      </td>
      <td className="full">
        <ValidityMark validity={validity}>
          {t(`seaman.validity.${validity}`, { date: paper.validTo && plainDate(paper.validTo) })}
        </ValidityMark>
      </td>
    </tr>
  )
}
