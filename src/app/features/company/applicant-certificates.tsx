import { StateMark } from '#src/app/ui/marks.tsx'
import type { Applicant } from '#src/contract/schemas/application.ts'
import { type Validity, validityOf } from '#src/contract/validity.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

const KINDS = { unlimited: 'plain', valid: 'ok', ending: 'warn', expired: 'bad' } as const satisfies Record<
  Validity,
  string
>

type Certificates = Applicant['seaman']['certificates']

const CARE: readonly Validity[] = ['expired', 'ending', 'valid', 'unlimited']

/** What has run out first, what runs out next second: the rest is in order. */
const sortByCare = (certificates: Certificates, now: number) =>
  certificates
    .map((certificate) => ({ ...certificate, validity: validityOf(certificate.validTo, now) }))
    .sort((a, b) => CARE.indexOf(a.validity) - CARE.indexOf(b.validity))

export function ApplicantCertificates({ certificates, now }: { certificates: Certificates; now: number }) {
  const { t, has } = useIntl()
  const { plainDate } = useFormats()
  if (certificates.length === 0) return <p className="muted sm">{t('company.applicant.no-certificates')}</p>
  return (
    <ul className="col">
      {sortByCare(certificates, now).map(({ name, validTo, validity }) => {
        const id = `certificate.${name}`
        return (
          <li key={`${name} ${validTo}`} className="row split">
            <span>{has(id) ? t(id) : <bdi>{name}</bdi>}</span>
            <StateMark kind={KINDS[validity]}>
              {t(`company.validity.${validity}`, { date: validTo && plainDate(validTo) })}
            </StateMark>
          </li>
        )
      })}
    </ul>
  )
}
