import { FormFiles } from '#src/app/features/exchange/service/form/form-files.tsx'
import { Talk } from '#src/app/features/exchange/service/form/talk.tsx'
import { ServiceMark } from '#src/app/features/exchange/service/service-marks.tsx'
import { SLOTS_PATH } from '#src/app/features/exchange/service/slots/queries.ts'
import { definePage, type PageProps } from '#src/app/page.ts'
import { Facts } from '#src/app/ui/facts.tsx'
import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import type { ActProps } from '#src/app/ui/forms/index.ts'
import { Link, PathLink } from '#src/app/ui/link.tsx'
import { withQuery } from '#src/contract/http/addresses.ts'
import type { DeskOrder } from '#src/contract/service-desk/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { deskAction } from './desk-actions.ts'
import { DeliverForm, GiveUpForm, TakeForm, WriteToSeafarer } from './desk-forms.tsx'
import { PremiumSection } from './extend-form.tsx'
import { deskOrder } from './queries.ts'
import { Assignee, nameDue } from './service-columns.tsx'

type Data = { order: DeskOrder }

/** For admins: an ordered service, and what the admin who fulfils it does. */
export const servicePage = definePage<Data>({
  queries: (ctx) => ({ order: deskOrder(ctx) }),
  head: ({ order: { reference } }, { intl }) => ({
    title: `${intl.t('billing-document.fact.order')} ${reference}`,
    noindex: true,
  }),
  action: deskAction,
  Component: ServiceOrder,
})

const DONE = ['taken', 'delivered', 'written', 'given-up'] as const

export function ServiceOrder({ data: { order }, ...form }: PageProps<Data>) {
  const { t } = useIntl()
  const { ctx } = form
  const { id, kind, state, reference, may, work, premium } = order
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column u-gap-1">
          <p className="small">
            <Link to="/admin/services">{t('service-form.desk.title')}</Link>
          </p>
          <h1>
            {t(`service.kind.${kind}`)} <bdi dir="ltr">{reference}</bdi>
          </h1>
          <p>
            <ServiceMark state={state} />
          </p>
        </div>
      </header>
      {DONE.map((act) => (
        <DoneNote key={act} ctx={ctx} act={act} text={`service-form.done.${act}`} />
      ))}
      <DoneNote ctx={ctx} act="extended" text="premium.done.extended" />
      <section className="column gap-4">
        <OrderFacts order={order} />
        <p className="small row">
          {kind === 'consultation' && (
            <PathLink path={withQuery(SLOTS_PATH, { q: reference })}>{t('consultation.desk.title')}</PathLink>
          )}
          <Link to="/admin/payments/orders/$id" params={{ id }}>
            {t('service-form.desk.money')}
          </Link>
        </p>
      </section>
      {premium && <PremiumSection order={order} premium={premium} form={form} />}
      {work && <Work order={order} work={work} form={form} />}
      {may.take && (
        <section className="section sheet padded">
          <TakeForm order={order} form={form} />
        </section>
      )}
      {may.lapse && (
        <section className="section">
          <GiveUpForm form={form} />
        </section>
      )}
    </div>
  )
}

function OrderFacts({ order }: Data) {
  const { t } = useIntl()
  const { dateTime } = useFormats()
  const { kind, createdAt, beginsAt, dueAt, deliveredAt, endedAt, assignee, work } = order
  return (
    <Facts
      rows={[
        { label: t('service-form.desk.assignee'), value: kind === 'form' && <Assignee assignee={assignee} /> },
        { label: t('service-form.desk.seafarer'), value: work && <bdi>{work.seafarer}</bdi> },
        { label: t('billing-document.fact.ordered'), value: dateTime(createdAt) },
        { label: t('service.order.begins'), value: beginsAt > createdAt && dateTime(beginsAt) },
        { label: t(nameDue(order)), value: dueAt !== null && dateTime(dueAt) },
        { label: t('service.state.delivered'), value: deliveredAt !== null && dateTime(deliveredAt) },
        { label: t('order.fact.ended'), value: endedAt !== null && dateTime(endedAt) },
      ]}
    />
  )
}

type WorkProps = { order: DeskOrder; work: NonNullable<DeskOrder['work']>; form: ActProps }

/** The files, the CV and the messages of an order that the admin fulfils. */
function Work({ order, work, form }: WorkProps) {
  const { t } = useIntl()
  const { id, may } = order
  const { files, messages, seafarer } = work
  const pathOf = (file: string) => `/server/admin/service/${id}/file/${file}`
  return (
    <section className="section column gap-4">
      <p className="small muted">{t('service-form.desk.recorded')}</p>
      <FormFiles files={files} kind="form" pathOf={pathOf} />
      <p>
        <a href={`/server/admin/service/${id}/cv`} download>
          {t('service-form.desk.cv')}
        </a>
      </p>
      <FormFiles files={files} kind="filled" pathOf={pathOf} />
      {may.deliver && <DeliverForm order={order} form={form} />}
      <Talk messages={messages} side="team" other={seafarer}>
        <WriteToSeafarer form={form} />
      </Talk>
    </section>
  )
}
