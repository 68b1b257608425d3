import { definePage, type PageProps } from '#src/app/page.ts'
import { partOf } from '#src/app/page-query.ts'
import { Link } from '#src/app/ui/link.tsx'
import { MissingPart } from '#src/app/ui/missing-part.tsx'
import { FilterForm, ListView } from '#src/app/ui/table/index.ts'
import { readList } from '#src/contract/http/describe-list.ts'
import { ASSIGNEES, SERVICE_ORDERS } from '#src/contract/service-desk/list.ts'
import type { DeskOrders, ServiceFigures } from '#src/contract/service-desk/schemas.ts'
import { SERVICE_STATES } from '#src/domain/service/service-states.ts'
import { SERVICE_KINDS } from '#src/domain/service/services.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { Figures } from './figures.tsx'
import { deskOrders, SERVICES_PATH, serviceFigures } from './queries.ts'
import { useServiceColumns } from './service-columns.tsx'

type Data = { orders: DeskOrders; figures: ServiceFigures | undefined }

/** For admins: ordered services by promised time, and figures of a period. */
export const servicesPage = definePage<Data>({
  queries: (ctx) => ({ orders: deskOrders(ctx), figures: partOf(serviceFigures(ctx)) }),
  head: (_data, { intl }) => ({ title: intl.t('service-form.desk.title'), noindex: true }),
  Component: ServiceOrders,
})

export function ServiceOrders({ data: { orders, figures }, ctx }: PageProps<Data>) {
  const { t } = useIntl()
  const title = t('service-form.desk.title')
  const shown = { list: SERVICE_ORDERS, query: readList(SERVICE_ORDERS, ctx.search), path: SERVICES_PATH }
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column u-gap-1">
          <h1>{title}</h1>
          <p className="small muted">{t('service-form.desk.lead')}</p>
          <p className="small row">
            <Link to="/admin/services/slots">{t('consultation.desk.title')}</Link>
            <Link to="/admin/services/texts">{t('service-text.page.title')}</Link>
          </p>
        </div>
      </header>
      <ListView
        {...shown}
        data={orders}
        ctx={ctx}
        filters={<FilterForm {...shown} label={title} isRow fields={useFilters()} />}
        caption={title}
        columns={useServiceColumns()}
        idOf={({ id }) => id}
        none={{ title: t('service-form.desk.none'), text: t('service-form.desk.none-text') }}
      />
      {figures ? <Figures ctx={ctx} figures={figures} /> : <MissingPart here={ctx.here} />}
    </div>
  )
}

function useFilters() {
  const { t } = useIntl()
  return [
    {
      filter: 'kind' as const,
      label: t('service-form.desk.service'),
      options: SERVICE_KINDS.map((value) => ({ value, name: t(`service.kind.${value}`) })),
    },
    {
      filter: 'state' as const,
      label: t('order.column.state'),
      options: SERVICE_STATES.map((value) => ({ value, name: t(`service.state.${value}`) })),
    },
    {
      filter: 'assignee' as const,
      label: t('service-form.desk.assignee'),
      options: ASSIGNEES.map((value) => ({ value, name: t(`service-form.desk.by-${value}`) })),
    },
  ]
}
