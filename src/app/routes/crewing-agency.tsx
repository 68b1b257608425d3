import { type CompanyData, createCompanyHead, sendMessage } from '../features/crewing/company-page.ts'
import { CompanyView } from '../features/crewing/company-view.tsx'
import { company } from '../features/crewing/queries.ts'
import { VacancyRows } from '../features/vacancy/vacancy-row.tsx'
import { definePage, type PageProps } from '../page.ts'

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
