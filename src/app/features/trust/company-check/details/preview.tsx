import { useId } from 'react'
import { CompanyHead } from '#src/app/features/work/crewing/company-head.tsx'
import { CompanyStory } from '#src/app/features/work/crewing/company-view.tsx'
import { LicenceCard } from '#src/app/features/work/crewing/licence-card.tsx'
import { Link } from '#src/app/ui/link.tsx'
import type { CompanyPreview } from '#src/contract/crewing/schemas.ts'
import { companyLink } from '#src/contract/http/addresses.ts'
import { useIntl } from '#src/i18n/react.tsx'

type Props = { preview: CompanyPreview; isSuspended: boolean; now: number }

/** The company’s public page without its vacancies, as seafarers see it now. */
export function Preview({ preview: { company, isListed }, isSuspended, now }: Props) {
  const { t } = useIntl()
  const id = useId()
  const unlisted = isSuspended ? 'company-check.next.suspended' : 'company-check.preview.unlisted'
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on wide screens it is a scroll container; the focus lets the keyboard scroll it
    <section className="profile-preview" aria-labelledby={id} tabIndex={0}>
      <header className="column gap-1">
        <h2 className="heading-3" id={id}>
          {t('company-check.preview.title')}
        </h2>
        <p className="small muted">
          {t(isListed ? 'company-check.preview.listed' : unlisted)}{' '}
          {isListed && <Link {...companyLink(company)}>{t('company.desk.public')}</Link>}
        </p>
      </header>
      <CompanyHead company={company} as="h3" />
      <LicenceCard company={company} now={now} />
      <CompanyStory company={company} />
    </section>
  )
}
