import { sortByCare, ValidityMark } from '#src/app/ui/validity-mark.tsx'
import type { Applicant } from '#src/contract/application/schemas.ts'
import { validityOf } from '#src/domain/validity.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

type Certificates = Applicant['seaman']['certificates']

const stateOf = (certificates: Certificates, now: number) =>
  certificates.map((certificate) => ({ ...certificate, validity: validityOf(certificate.validTo, now) }))

export function ApplicantCertificates({ certificates, now }: { certificates: Certificates; now: number }) {
  const { t, has } = useIntl()
  const { plainDate } = useFormats()
  if (certificates.length === 0) return <p className="muted small">{t('company.applicant.no-certificates')}</p>
  return (
    <ul className="column">
      {sortByCare(stateOf(certificates, now)).map(({ name, validTo, validity }) => {
        const id = `certificate.${name}` as const
        return (
          <li key={`${name} ${validTo}`} className="row split">
            <span>{has(id) ? t(id) : <bdi>{name}</bdi>}</span>
            <ValidityMark validity={validity}>
              {t(`company.validity.${validity}`, { date: validTo && plainDate(validTo) })}
            </ValidityMark>
          </li>
        )
      })}
    </ul>
  )
}
