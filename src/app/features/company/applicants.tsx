import type { PageProps } from '#src/app/page.ts'
import { Link } from '#src/app/ui/link.tsx'
import { Pager } from '#src/app/ui/pager.tsx'
import { EmptyState } from '#src/app/ui/states.tsx'
import { countPages } from '#src/contract/paging.ts'
import type { ApplicantList } from '#src/contract/schemas/application.ts'
import { rankInside } from '#src/i18n/inside-sentence.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { ApplicantTable } from './applicant-table.tsx'
import { applicantsPath } from './applicants-path.ts'

export function Applicants({ data: { applicants: data }, ctx }: PageProps<{ applicants: ApplicantList }>) {
  const { t } = useIntl()
  const { vacancy, items, total, page, pageSize } = data
  const pages = countPages(data)
  return (
    <div className="wrap">
      <ApplicantsHead vacancy={vacancy} total={total} />
      {items.length === 0 ? (
        <EmptyState
          title={t('company.applicants.none-title')}
          text={t('company.applicants.none-text')}
          action={
            <Link className="button" to="/company/vacancy">
              {t('company.vacancies.all')}
            </Link>
          }
        />
      ) : (
        <ApplicantTable applicants={items} vacancyId={vacancy.id} now={ctx.now} />
      )}
      {pages > 1 && (
        <div className="row split u-pbs-4">
          <p className="small muted">
            {t('company.list.range', { from: (page - 1) * pageSize + 1, to: Math.min(page * pageSize, total), total })}
          </p>
          <Pager page={page} pages={pages} pathFor={(target) => applicantsPath(vacancy.id, target)} />
        </div>
      )}
    </div>
  )
}

function ApplicantsHead({ vacancy, total }: Pick<ApplicantList, 'vacancy' | 'total'>) {
  const intl = useIntl()
  const { t } = intl
  const { plainDate } = useFormats()
  const rank = rankInside(intl, rankName(intl, vacancy.rank))
  return (
    <header className="page-head">
      <div className="column u-gap-1">
        <p className="small muted">
          <Link to="/company/vacancy">{t('company.vacancies.title')}</Link>
        </p>
        <h1>{t('company.applicants.title', { rank })}</h1>
        <p className="muted">
          {t('company.applicants.vacancy', {
            vessel: t(`vessel.${vacancy.vesselType}`),
            date: plainDate(vacancy.joinFrom),
          })}
        </p>
        <p className="small muted">{t('company.applicants.count', { count: total })}</p>
      </div>
      <Link className="button" to="/vacancy/$id" params={{ id: vacancy.id }}>
        {t('company.applicants.open')}
      </Link>
    </header>
  )
}
