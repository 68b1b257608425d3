import type { ReactNode } from 'react'
import type { PageProps } from '#src/app/page.ts'
import { Breadcrumbs } from '#src/app/ui/breadcrumbs.tsx'
import { OwnWords } from '#src/app/ui/own-words.tsx'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { CompanyHead } from './company-head.tsx'
import type { CompanyData } from './company-page.ts'
import { CompanyVacancies } from './company-vacancies.tsx'
import { ContactPanel } from './contact-panel.tsx'
import { Crewed } from './crewed.tsx'
import { listCrumbs } from './directory-page.ts'
import { JoinedFigures } from './joined-figures.tsx'
import { LicenceCard } from './licence-card.tsx'
import { Offices } from './offices.tsx'
import { Protection } from './protection.tsx'

/** What the company writes, and what is counted about it. */
export function CompanyStory({ company }: CompanyData) {
  const { t } = useIntl()
  return (
    <>
      {company.about && <OwnWords title={t('crewing.about.title')} {...company.about} />}
      <JoinedFigures company={company} />
      <Crewed company={company} />
      <Offices company={company} />
      <Protection company={company} />
    </>
  )
}

/** `rows` are the rendered newest vacancies. */
type Props = PageProps<CompanyData> & { rows: ReactNode }

/** One company: profile, licence, vacancies, response times and contact. */
export function CompanyView({ rows, ...page }: Props) {
  const { code, t } = useIntl()
  const words = { code, t, formats: useFormats() }
  const { company } = page.data
  const crumbs = listCrumbs(company.country.toLowerCase(), words).map(({ name, path }) => ({
    label: name,
    path,
  }))
  return (
    <div className="wrap">
      <Breadcrumbs items={crumbs} />
      <div className="detail">
        <div>
          <CompanyHead company={company} />
          <CompanyStory company={company} />
        </div>
        <aside className="column gap-4">
          <LicenceCard company={company} now={page.ctx.now} />
          <ContactPanel {...page} />
        </aside>
      </div>
      <CompanyVacancies company={company} rows={rows} />
    </div>
  )
}
