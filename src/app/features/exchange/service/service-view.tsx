import { NotPlacement } from '#src/app/features/exchange/mailing/order/not-placement.tsx'
import type { Funds } from '#src/app/features/exchange/order/funds.ts'
import { ReturnedPayment } from '#src/app/features/exchange/payment/pay-missing.tsx'
import type { PageProps } from '#src/app/page.ts'
import { Breadcrumbs } from '#src/app/ui/breadcrumbs.tsx'
import { Facts } from '#src/app/ui/facts.tsx'
import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import { Link } from '#src/app/ui/link.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import { UnverifiedNotice } from '#src/app/ui/unverified-notice.tsx'
import type { ServiceQuote } from '#src/contract/service/schemas.ts'
import { CONSULTATION_LANGUAGES } from '#src/domain/service/consultation.ts'
import { T, useFormats, useIntl } from '#src/i18n/react.tsx'
import { payOf } from './actions.ts'
import { PremiumTerms } from './premium-part.tsx'
import { ServiceForm } from './service-form.tsx'

export type ServiceData = Funds & { quote: ServiceQuote }

/** Orders one of the services beside mailings. */
export function ServiceView({ data: { quote, ...funds }, ...props }: PageProps<ServiceData>) {
  const { t } = useIntl()
  const { ctx } = props
  const { title, text, not, off, price, supportEmail } = quote
  return (
    <div className="wrap">
      <Breadcrumbs items={[{ label: t('page.seaman-services.title'), path: '/seaman/services' }, { label: title }]} />
      <header className="page-head">
        <div className="column u-gap-1">
          <h1>{title}</h1>
          <p className="muted">{t('service.page.lead')}</p>
        </div>
      </header>
      <div className="column gap-4 u-pbe-4">
        <DoneNote ctx={ctx} act="changed" text="service.done.changed" />
        <ReturnedPayment topUps={funds.topUps} />
        <NotPlacement ctx={ctx} />
        <UnverifiedNotice ctx={ctx} text="mailing-order.unconfirmed" />
      </div>
      <div className="prose">
        <p className="u-whitespace-pre-line">{text}</p>
        {price.parts.some(({ kind }) => kind === 'premium') && <PremiumTerms supportEmail={supportEmail} />}
        <Offer quote={quote} />
        <h2>{t('service.page.not')}</h2>
        <p className="u-whitespace-pre-line">{not}</p>
      </div>
      <FreeWays />
      <section className="section column gap-4" id="order">
        <h2>{t('service.page.order')}</h2>
        {off ? <Off off={off} /> : <ServiceForm {...props} {...funds} quote={quote} />}
      </section>
    </div>
  )
}

/** What the service costs, and the languages in which consultations are given: what a person needs to know first. */
function Offer({ quote }: { quote: ServiceQuote }) {
  const { t } = useIntl()
  const { amount, language, anyOf } = useFormats()
  const hasConsultation = quote.price.parts.some(({ kind }) => kind === 'consultation')
  return (
    <Facts
      rows={[
        { label: t('mailing-order.pay.title'), value: <bdi>{amount(payOf(quote))}</bdi> },
        {
          label: t('service.page.languages'),
          value: hasConsultation && anyOf(CONSULTATION_LANGUAGES.map(language)),
        },
      ]}
    />
  )
}

/** What a seafarer can do here without a service. */
export function FreeWays() {
  const { t } = useIntl()
  return (
    <section className="section column gap-4">
      <h2>{t('service.free.title')}</h2>
      <ul className="prose">
        <li>
          <Link to="/vacancy">{t('service.free.mailing')}</Link>
        </li>
        <li>
          <Link to="/seaman/cv/forms">{t('service.free.form')}</Link>
        </li>
        <li>
          <Link to="/docs">{t('service.free.consultation')}</Link>
        </li>
      </ul>
    </section>
  )
}

function Off({ off: { country, source } }: { off: NonNullable<ServiceQuote['off']> }) {
  const { t } = useIntl()
  const formats = useFormats()
  return (
    <Notice tone="land" title={t('mailing-order.off.title')}>
      <p className="small">
        <T id="service.off.text" values={{ country: formats.country(country), source: <bdi>{source}</bdi> }} />
      </p>
    </Notice>
  )
}
