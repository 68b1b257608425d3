import type { PageContext } from '#src/app/page.ts'
import { PathLink } from '#src/app/ui/link.tsx'
import { EmptyState } from '#src/app/ui/states.tsx'
import { type Column, DataTable } from '#src/app/ui/table/index.ts'
import { withQuery } from '#src/contract/http/addresses.ts'
import { readList, writeList } from '#src/contract/http/describe-list.ts'
import { SERVICE_ORDERS } from '#src/contract/service-desk/list.ts'
import type { ServiceFigure, ServiceFigures } from '#src/contract/service-desk/schemas.ts'
import { FIGURE_PERIODS } from '#src/domain/service/figure-periods.ts'
import { SERVICES } from '#src/domain/service/services.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { SERVICES_PATH } from './queries.ts'

const isPart = ({ service }: ServiceFigure): boolean =>
  (SERVICES.find(({ slug }) => slug === service)?.parts.length ?? 0) > 1

function useFigureColumns(): Column<ServiceFigure>[] {
  const { t } = useIntl()
  const { integer } = useFormats()
  const count = (id: 'ordered' | 'inTime' | 'late' | 'refunded', name: string): Column<ServiceFigure> => ({
    ...{ id, name, isNumber: true, isNamed: true, cell: (figure) => integer(figure[id]) },
  })
  return [
    {
      id: 'service',
      name: t('service-form.desk.service'),
      isHead: true,
      cell: (figure) => (
        <>
          {t(`service.title.${figure.service}`)}
          {isPart(figure) && <div className="small">{t(`service.kind.${figure.kind}`)}</div>}
        </>
      ),
    },
    count('ordered', t('service-form.desk.ordered')),
    count('inTime', t('service-form.desk.in-time')),
    count('late', t('service-figure.column.late')),
    count('refunded', t('service.order.refunded')),
  ]
}

/** What was ordered in a period, and what became of it, by service; the parts of a package apart. */
export function Figures({ ctx, figures: { period, items } }: { ctx: PageContext; figures: ServiceFigures }) {
  const { t } = useIntl()
  const title = t('service-form.desk.figures')
  const columns = useFigureColumns()
  const query = writeList(SERVICE_ORDERS, readList(SERVICE_ORDERS, ctx.search))
  return (
    <section className="section column gap-4" id="figures">
      <h2 className="heading-2">{title}</h2>
      <nav className="tabs" aria-label={title}>
        {FIGURE_PERIODS.map((one) => (
          <PathLink
            key={one}
            path={`${withQuery(SERVICES_PATH, { ...query, period: one })}#figures`}
            aria-current={one === period ? 'page' : undefined}
          >
            {t(`service-figure.period.${one}`)}
          </PathLink>
        ))}
      </nav>
      {items.length === 0 ? (
        <EmptyState title={t('service-figure.none.title')} text={t('service-figure.none.text')} />
      ) : (
        <DataTable
          ctx={ctx}
          name="service-figures"
          caption={title}
          columns={columns}
          rows={items}
          idOf={({ service, kind }) => `${service} ${kind}`}
        />
      )}
    </section>
  )
}
