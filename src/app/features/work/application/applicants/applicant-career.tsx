import type { CareerLine } from '#src/contract/application/schemas.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

export function ApplicantCareer({ lines }: { lines: readonly CareerLine[] }) {
  const { t } = useIntl()
  if (lines.length === 0) return <p className="muted small">{t('company.applicant.no-career')}</p>
  return (
    <table className="table stack">
      <caption className="visually-hidden">{t('company.applicant.career')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('company.career.period')}</th>
          <th scope="col">{t('company.career.rank')}</th>
          <th scope="col">{t('company.career.vessel')}</th>
          <th scope="col">{t('company.career.company')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <CareerRow key={`${line.from} ${line.vesselName}`} line={line} />
        ))}
      </tbody>
    </table>
  )
}

function CareerRow({ line }: { line: CareerLine }) {
  const intl = useIntl()
  const { t } = intl
  const { dateRange, plainDate } = useFormats()
  const { from, to } = line
  return (
    <tr>
      <td className="full">{to ? dateRange(from, to) : t('company.career.since', { from: plainDate(from) })}</td>
      <td>{rankName(intl, line.rank)}</td>
      <td>
        <bdi>{line.vesselName}</bdi>
        <div className="smallest faint">{t(`vessel.${line.vesselType}`)}</div>
      </td>
      <td className="full">
        <bdi>{line.company}</bdi>
      </td>
    </tr>
  )
}
