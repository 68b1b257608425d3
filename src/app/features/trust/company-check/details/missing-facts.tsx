import type { CompanyDetails } from '#src/contract/company-check/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

/** What seafarers would look for and do not find. */
export function MissingFacts({ details: { texts, website, offices } }: { details: CompanyDetails }) {
  const { t } = useIntl()
  const { list } = useFormats()
  const parts = [
    texts.length === 0 && t('company.desk.lack-about'),
    !website && t('company.desk.lack-website'),
    offices.length === 0 && t('company.desk.lack-offices'),
  ].filter((part) => part !== false)
  return parts.length > 0 && <p className="muted">{t('company.desk.lacks', { parts: list(parts) })}</p>
}
