import { LaterBegin, WithdrawSection } from '#src/app/features/exchange/order-withdrawal/withdraw-section.tsx'
import type { PageProps } from '#src/app/page.ts'
import { Breadcrumbs } from '#src/app/ui/breadcrumbs.tsx'
import { type Fact, Facts } from '#src/app/ui/facts.tsx'
import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import { ActForm, type ActProps, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { Link } from '#src/app/ui/link.tsx'
import type { OwnConsultation } from '#src/contract/service/consultation-schemas.ts'
import type { FormWork, FormWorks } from '#src/contract/service/form-schemas.ts'
import type { OwnPart, OwnService } from '#src/contract/service/schemas.ts'
import { isPositive } from '#src/domain/money/amount.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { cancelAction } from './actions.ts'
import { ConsultationPart } from './consultation/consultation-part.tsx'
import { FormWorkPart } from './form/form-work.tsx'
import { PremiumFacts, PremiumTerms } from './premium-part.tsx'
import { ServiceMark } from './service-marks.tsx'

export type OrderedData = { service: OwnService; forms: FormWorks; consultation: OwnConsultation | undefined }

const FORM_DONE = ['form-sent', 'accepted', 'correction', 'written'] as const

/** What was ordered, the state of each part, and what can be done with it. */
export function OrderedView({ data: { service, forms, consultation }, ...form }: PageProps<OrderedData>) {
  const { t } = useIntl()
  const { date } = useFormats()
  const { ctx } = form
  const { title, text, not, createdAt, parts, premium, supportEmail } = service
  return (
    <div className="wrap">
      <Breadcrumbs items={[{ label: t('page.seaman-services.title'), path: '/seaman/services' }, { label: title }]} />
      <header className="page-head">
        <div className="column u-gap-1">
          <h1>{title}</h1>
          <p className="muted">{t('service.order.ordered', { date: date(createdAt) })}</p>
        </div>
      </header>
      <div className="prose">
        <p className="u-whitespace-pre-line">{text}</p>
        <p className="u-whitespace-pre-line">{not}</p>
      </div>
      <div className="column gap-4 u-pbs-4">
        <DoneNote ctx={ctx} act="ordered" text="service.done.ordered" />
        <DoneNote ctx={ctx} act="cancelled" text="service.done.cancelled" />
        <DoneNote ctx={ctx} act="booked" text="consultation.done.booked" />
        {FORM_DONE.map((act) => (
          <DoneNote key={act} ctx={ctx} act={act} text={`service-form.done.${act}`} />
        ))}
        {parts.map((part) => {
          const work = forms.items.find(({ id }) => id === part.id)
          return <Part key={part.id} part={part} work={work} consultation={consultation} form={form} />
        })}
      </div>
      {premium && (
        <section className="section column gap-4">
          <PremiumFacts premium={premium} />
          <PremiumTerms supportEmail={supportEmail} />
        </section>
      )}
      <p className="section small">
        <Link to="/seaman/profile/balance/documents">{t('service.order.documents')}</Link>
      </p>
      <p className="small muted">{t('billing-document.note.no-fee')}</p>
    </div>
  )
}

type PartProps = {
  part: OwnPart
  work: FormWork | undefined
  consultation: OwnConsultation | undefined
  form: ActProps
}

function Part({ part, work, consultation, form }: PartProps) {
  const { t } = useIntl()
  const { id, kind, state, contract, mayCancel } = part
  return (
    <section className="sheet padded column gap-4" id={`part-${id}`}>
      <div className="row split">
        <h2 className="heading-3">{t(`service.kind.${kind}`)}</h2>
        <ServiceMark state={state} />
      </div>
      <Facts rows={usePartFacts(part)} />
      {state === 'open' && <LaterBegin contract={contract} />}
      {work && <FormWorkPart part={part} work={work} form={form} />}
      {kind === 'consultation' && <ConsultationPart data={consultation} part={part} form={form} />}
      {mayCancel && <CancelForm id={id} form={form} />}
      <WithdrawSection contract={contract} isPart />
    </section>
  )
}

function usePartFacts({ reference, kind, total, promo, charged, refunded, ...times }: OwnPart): Fact[] {
  const { t } = useIntl()
  const { amount, dateTime, percent } = useFormats()
  const { beginsAt, endsAt, dueAt } = times
  return [
    {
      label: t('billing-document.fact.order'),
      value: (
        <Link to="/seaman/profile/balance" search={{ group: 'orders' }}>
          <bdi>{reference}</bdi>
        </Link>
      ),
    },
    { label: t('mailing-order.pay.title'), value: <bdi>{amount(total)}</bdi> },
    {
      label: t('mailing.row.promo'),
      value: promo !== null && t('service.price.discount', { percent: percent(Number(promo) / 100) }),
    },
    { label: t('service.order.charged'), value: isPositive(charged) && <bdi>{amount(charged)}</bdi> },
    { label: t('service.order.refunded'), value: isPositive(refunded) && <bdi>{amount(refunded)}</bdi> },
    {
      label: t('service.order.premium'),
      value: endsAt !== null && t('service.order.range', { from: dateTime(beginsAt), until: dateTime(endsAt) }),
    },
    {
      label: t('service.order.charge'),
      value: kind === 'premium' && dueAt !== null && dateTime(dueAt),
    },
  ]
}

function CancelForm({ id, form: page }: { id: string; form: ActProps }) {
  const { t } = useIntl()
  const form = useActForm('cancel', cancelAction, page, { entry: { field: 'part', id } })
  return (
    <ActForm form={form} act="cancel">
      <input type="hidden" name="part" value={id} />
      <div>
        <SubmitButton className="button">{t('service.order.cancel')}</SubmitButton>
      </div>
    </ActForm>
  )
}
