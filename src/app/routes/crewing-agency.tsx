import { type AgencyData, createAgencyHead, loadAgency, sendMessage } from '../features/crewing/agency-page.ts'
import { AgencyView } from '../features/crewing/agency-view.tsx'
import { VacancyRows } from '../features/vacancy/vacancy-row.tsx'
import { definePage, type PageProps } from '../page.ts'

export default definePage<AgencyData>({
  load: loadAgency,
  head: createAgencyHead,
  Component: CrewingAgency,
  action: sendMessage,
})

function CrewingAgency(props: PageProps<AgencyData>) {
  const { data, ctx } = props
  const rows = <VacancyRows vacancies={data.agency.vacancies} now={ctx.now} since={ctx.session?.lastVisitAt} />
  return <AgencyView {...props} rows={rows} />
}
