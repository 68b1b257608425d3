import { MailingsPart } from '#src/app/features/exchange/mailing/order/mailings-part.tsx'
import { MailingHelp, NotPlacement } from '#src/app/features/exchange/mailing/order/not-placement.tsx'
import { OwnList } from '#src/app/features/exchange/mailing/order/own-list.tsx'
import type { PageProps } from '#src/app/page.ts'
import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import { Link } from '#src/app/ui/link.tsx'
import { MissingPart } from '#src/app/ui/missing-part.tsx'
import type { OwnMailings } from '#src/contract/mailing/order-schemas.ts'
import type { MailingPrices } from '#src/contract/mailing/schemas.ts'
import type { ListedService, OwnServices, ServiceList } from '#src/contract/service/schemas.ts'
import { isPositive } from '#src/domain/money/amount.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { OwnServiceList } from './own-services.tsx'
import { PremiumTerms } from './premium-part.tsx'
import { FreeWays } from './service-view.tsx'
import { ServiceWordsView } from './service-words-view.tsx'

export type ServicesData = {
  prices: MailingPrices | undefined
  mailings: OwnMailings | undefined
  sold: ServiceList | undefined
  own: OwnServices | undefined
}

export function ServicesView(props: PageProps<ServicesData>) {
  const { t } = useIntl()
  const { ctx, data } = props
  const { prices, mailings, sold, own } = data
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column u-gap-1">
          <h1>{t('page.seaman-services.title')}</h1>
          <p className="muted">{t('mailing-order.services.lead')}</p>
        </div>
      </header>
      <DoneNote ctx={ctx} act="cancelled" text="mailing-order.done.cancelled" />
      <NotPlacement ctx={ctx}>
        <MailingHelp />
      </NotPlacement>
      <OwnLinks hasServices={Boolean(own?.items.length)} hasMailings={Boolean(mailings?.items.length)} />
      <FreeWays />
      <MailingsPart prices={prices} free={mailings?.free} here={ctx.here} />
      <section className="section column gap-4" id="more">
        <h2>{t('service.page.more')}</h2>
        {sold ? <Services sold={sold} /> : <MissingPart here={ctx.here} />}
      </section>
      <section className="section column gap-4" id="services">
        <h2>{t('service.own.title')}</h2>
        {own ? <OwnServiceList services={own.items} /> : <MissingPart here={ctx.here} />}
      </section>
      <section className="section column gap-4" id="own">
        <h2>{t('mailing-order.own.title')}</h2>
        {mailings ? <OwnList {...props} mailings={mailings.items} /> : <MissingPart here={ctx.here} />}
      </section>
    </div>
  )
}

/** Leads past what can be ordered to what was ordered. */
function OwnLinks({ hasServices, hasMailings }: { hasServices: boolean; hasMailings: boolean }) {
  const { t } = useIntl()
  if (!hasServices && !hasMailings) return null
  return (
    <p className="row tight u-pbs-4">
      {hasServices && <a href="#services">{t('service.own.title')}</a>}
      {hasMailings && <a href="#own">{t('mailing-order.own.title')}</a>}
    </p>
  )
}

function Services({ sold: { items, premiumUntil, supportEmail } }: { sold: ServiceList }) {
  const { t } = useIntl()
  const { dateTime } = useFormats()
  return (
    <>
      {premiumUntil !== null && (
        <div className="sheet padded column gap-3">
          <p>{t('service.page.premium', { date: dateTime(premiumUntil) })}</p>
          <PremiumTerms supportEmail={supportEmail} />
        </div>
      )}
      {items.length === 0 ? (
        <p className="muted">{t('service.page.none')}</p>
      ) : (
        <ul className="services">
          {items.map((service) => (
            <Listed key={service.id} service={service} />
          ))}
        </ul>
      )}
    </>
  )
}

function Listed({ service }: { service: ListedService }) {
  const { id, title, price } = service
  const { t } = useIntl()
  const { amount } = useFormats()
  return (
    <li className="sheet padded column gap-3">
      <ServiceWordsView words={service}>
        <div>
          <p>
            <strong>
              <bdi>{amount(price.total)}</bdi>
            </strong>
          </p>
          {price.parts.length > 1 && isPositive(price.saves) && (
            <p className="small muted">{t('service.price.saves', { amount: amount(price.saves) })}</p>
          )}
        </div>
      </ServiceWordsView>
      <p>
        <Link className="button" to="/seaman/services/$id" params={{ id }}>
          {t('service.page.choose')}
          <span className="visually-hidden"> {title}</span>
        </Link>
      </p>
    </li>
  )
}
