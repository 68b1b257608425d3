import type { LicenceLine } from '#src/contract/company-check/company-check.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

/** Returns the names of the details of a licence, and their values as people read them. */
export function useLicenceLines() {
  const { t } = useIntl()
  const { country, plainDate } = useFormats()
  const names: Readonly<Record<LicenceLine, string>> = {
    licenceNumber: t('auth.company.licence'),
    legalName: t('crewing.agency.legal-name'),
    licenceIssuer: t('vacancy.employer.issuer'),
    country: t('auth.company.country'),
    licenceExpires: t('vacancy.employer.expires'),
  }
  const show = (line: LicenceLine, value: string): string => {
    if (line === 'country') return country(value)
    return line === 'licenceExpires' ? plainDate(value) : value
  }
  return { names, show }
}
