import type { PageProps } from '#src/app/page.ts'
import { Link } from '#src/app/ui/link.tsx'
import { ListView } from '#src/app/ui/table/index.ts'
import type { ApplicantList } from '#src/contract/application/schemas.ts'
import { readList } from '#src/contract/http/describe-list.ts'
import { APPLICANTS } from '#src/contract/lists.ts'
import { rankInside } from '#src/i18n/inside-sentence.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { applicantActs } from './applicant-acts.ts'
import { useApplicantColumns } from './applicant-columns.tsx'
import { ApplicantMore } from './applicant-more.tsx'
import { applicantsPath } from './applicants-path.ts'

export function Applicants({ data: { applicants: data }, ctx }: PageProps<{ applicants: ApplicantList }>) {
  const { t } = useIntl()
  const { vacancy, total } = data
  const columns = useApplicantColumns(vacancy, ctx.now)
  return (
    <div className="wrap">
      <ApplicantsHead vacancy={vacancy} total={total} />
      <ListView
        list={APPLICANTS}
        query={readList(APPLICANTS, ctx.search)}
        path={applicantsPath(vacancy.id)}
        data={data}
        file={`/server/vacancy/${vacancy.id}/application.csv`}
        ctx={ctx}
        caption={t('company.applicants.table')}
        className=""
        columns={columns}
        idOf={({ id }) => id}
        nameOf={({ seaman }) => `${seaman.firstname} ${seaman.surname}`}
        acts={applicantActs(ctx, vacancy.id)}
        below={(applicant) => <ApplicantMore applicant={applicant} vacancyId={vacancy.id} now={ctx.now} />}
        none={{
          title: t('company.applicants.none-title'),
          text: t('company.applicants.none-text'),
          action: (
            <Link className="button" to="/company/vacancy">
              {t('company.vacancies.all')}
            </Link>
          ),
        }}
      />
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
