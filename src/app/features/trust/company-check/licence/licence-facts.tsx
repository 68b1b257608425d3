import { Facts } from '#src/app/ui/facts.tsx'
import { Link } from '#src/app/ui/link.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import { endsSoon } from '#src/contract/company-check/licence-rights.ts'
import type { CompanyDetails } from '#src/contract/company-check/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

/** The licence as the company entered it, and a warning before a verified one ends. */
export function LicenceFacts({ details, now }: { details: CompanyDetails; now: number }) {
  const { t } = useIntl()
  const { country, date, plainDate } = useFormats()
  const { state, legalName, licenceNumber, licenceIssuer, licenceExpires, scan } = details
  return (
    <section className="sheet padded column gap-4">
      <h2 className="heading-3">{t('vacancy.employer.licence')}</h2>
      {state === 'verified' && licenceExpires && endsSoon(licenceExpires, now) && (
        <Notice tone="land">{t('company.desk.licence-ends', { date: plainDate(licenceExpires) })}</Notice>
      )}
      <Facts
        rows={[
          { label: t('crewing.agency.legal-name'), value: legalName && <bdi>{legalName}</bdi> },
          { label: t('auth.company.country'), value: country(details.country) },
          { label: t('auth.company.licence'), value: licenceNumber && <bdi dir="ltr">{licenceNumber}</bdi> },
          { label: t('vacancy.employer.issuer'), value: licenceIssuer && <bdi>{licenceIssuer}</bdi> },
          { label: t('vacancy.employer.expires'), value: licenceExpires && plainDate(licenceExpires) },
          {
            label: t('company-check.scan.title'),
            value: scan && t('company-check.scan.added', { date: date(scan.addedAt) }),
          },
        ]}
      />
      <p>
        <Link to="/company/profile/edit">{t('company.desk.details')}</Link>
      </p>
    </section>
  )
}
