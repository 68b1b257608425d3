import type { ReactNode } from 'react'
import { Facts } from '#src/app/ui/facts.tsx'
import type { CompanyDetails } from '#src/contract/company-check/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

/** The licence as the company entered it. */
export function LicenceFacts({ details, children }: { details: CompanyDetails; children?: ReactNode }) {
  const { t } = useIntl()
  const { country, plainDate } = useFormats()
  const { legalName, licenceNumber, licenceIssuer, licenceExpires } = details
  return (
    <section className="sheet padded column gap-4">
      <h2 className="heading-3">{t('vacancy.employer.licence')}</h2>
      <Facts
        rows={[
          { label: t('crewing.agency.legal-name'), value: legalName && <bdi>{legalName}</bdi> },
          { label: t('auth.company.country'), value: country(details.country) },
          { label: t('auth.company.licence'), value: licenceNumber && <bdi dir="ltr">{licenceNumber}</bdi> },
          { label: t('vacancy.employer.issuer'), value: licenceIssuer && <bdi>{licenceIssuer}</bdi> },
          { label: t('vacancy.employer.expires'), value: licenceExpires && plainDate(licenceExpires) },
        ]}
      />
      {children}
    </section>
  )
}
