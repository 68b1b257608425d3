import { type CompanyData, createCompanyHead, sendMessage } from '#src/app/features/work/crewing/company-page.ts'
import { CompanyView } from '#src/app/features/work/crewing/company-view.tsx'
import { company } from '#src/app/features/work/crewing/queries.ts'
import { VacancyRows } from '#src/app/features/work/vacancy-search/vacancy-row.tsx'
import { definePage, type PageProps } from '#src/app/page.ts'

export default definePage<CompanyData>({
  queries: (ctx) => ({ company: company(ctx) }),
  head: createCompanyHead,
  Component: CrewingCompany,
  action: sendMessage,
})

function CrewingCompany(props: PageProps<CompanyData>) {
  const { data, ctx } = props
  const rows = <VacancyRows vacancies={data.company.vacancies} now={ctx.now} since={ctx.session?.lastVisitAt} />
  return <CompanyView {...props} rows={rows} />
}
