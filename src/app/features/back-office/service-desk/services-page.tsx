import { definePage, type PageProps } from '#src/app/page.ts'
import { FilterForm, ListView } from '#src/app/ui/table/index.ts'
import { readList } from '#src/contract/http/describe-list.ts'
import { ASSIGNEES, SERVICE_ORDERS } from '#src/contract/service-desk/list.ts'
import type { DeskOrders, ServiceFigure } from '#src/contract/service-desk/schemas.ts'
import { SERVICE_STATES } from '#src/domain/service/service-states.ts'
import { SERVICE_KINDS } from '#src/domain/service/services.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { deskOrders, SERVICES_PATH } from './queries.ts'
import { useServiceColumns } from './service-columns.tsx'

type Data = { orders: DeskOrders }

/** For admins: ordered services by promised time. */
export const servicesPage = definePage<Data>({
  queries: (ctx) => ({ orders: deskOrders(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('service-form.desk.title'), noindex: true }),
  Component: ServiceOrders,
})

export function ServiceOrders({ data: { orders }, ctx }: PageProps<Data>) {
  const { t } = useIntl()
  const title = t('service-form.desk.title')
  const shown = { list: SERVICE_ORDERS, query: readList(SERVICE_ORDERS, ctx.search), path: SERVICES_PATH }
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column u-gap-1">
          <h1>{title}</h1>
          <p className="small muted">{t('service-form.desk.lead')}</p>
        </div>
      </header>
      <Figures figures={orders.figures} />
      <FilterForm {...shown} label={title} isRow fields={useFilters()} />
      <ListView
        {...shown}
        data={orders}
        ctx={ctx}
        caption={title}
        columns={useServiceColumns()}
        idOf={({ id }) => id}
        none={{ title: t('service-form.desk.none'), text: t('service-form.desk.none-text') }}
      />
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

/** What was ordered, delivered in time and refunded, by kind. */
function Figures({ figures }: { figures: readonly ServiceFigure[] }) {
  const { t } = useIntl()
  const { integer } = useFormats()
  if (figures.length === 0) return null
  const columns = [
    { name: t('service-form.desk.ordered'), of: ({ ordered }: ServiceFigure) => ordered },
    { name: t('service-form.desk.in-time'), of: ({ inTime }: ServiceFigure) => inTime },
    { name: t('service.order.refunded'), of: ({ refunded }: ServiceFigure) => refunded },
  ]
  return (
    <table className="table stack">
      <caption className="visually-hidden">{t('service-form.desk.figures')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('service-form.desk.service')}</th>
          {columns.map(({ name }) => (
            <th key={name} scope="col" className="number">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.map((figure) => (
          <tr key={figure.kind}>
            <td className="full">{t(`service.kind.${figure.kind}`)}</td>
            {columns.map(({ name, of }) => (
              <td key={name} className="number" data-l={name}>
                {integer(of(figure))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
