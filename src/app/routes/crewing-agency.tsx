import { type CompanyData, createCompanyHead, loadCompany, sendMessage } from '../features/crewing/company-page.ts'
import { CompanyView } from '../features/crewing/company-view.tsx'
import { VacancyRows } from '../features/vacancy/vacancy-row.tsx'
import { definePage, type PageProps } from '../page.ts'

export default definePage<CompanyData>({
  load: loadCompany,
  head: createCompanyHead,
  Component: CrewingCompany,
  action: sendMessage,
})

function CrewingCompany(props: PageProps<CompanyData>) {
  const { data, ctx } = props
  const rows = <VacancyRows vacancies={data.company.vacancies} now={ctx.now} since={ctx.session?.lastVisitAt} />
  return <CompanyView {...props} rows={rows} />
}
