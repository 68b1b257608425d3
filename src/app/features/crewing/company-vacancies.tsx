import type { ReactNode } from 'react'
import { useHref } from '#src/app/ui/href.tsx'
import { EmptyState } from '#src/app/ui/states.tsx'
import { vacanciesOfCompany } from '#src/contract/addresses.ts'
import type { Company } from '#src/contract/schemas/crewing.ts'
import { useIntl } from '#src/i18n/react.tsx'

/** Its newest vacancies, and the way to all of them. */
export function CompanyVacancies({ company, rows }: { company: Company; rows: ReactNode }) {
  const { t } = useIntl()
  const href = useHref()
  const { openVacancies: count, slug } = company
  return (
    <section className="section" id="vacancies">
      <header>
        <h2>{t('crewing.table.open')}</h2>
        {count > 0 && <a href={href(vacanciesOfCompany(slug))}>{t('crewing.vacancies.all', { count })}</a>}
      </header>
      {count > 0 ? (
        rows
      ) : (
        <EmptyState
          title={t('crewing.vacancies.none')}
          action={
            <a className="button" href={href('/vacancy')}>
              {t('vacancy.empty.all')}
            </a>
          }
        />
      )}
    </section>
  )
}
