import { ReturnedPayment } from '#src/app/features/exchange/payment/pay-missing.tsx'
import type { PageProps } from '#src/app/page.ts'
import { Breadcrumbs } from '#src/app/ui/breadcrumbs.tsx'
import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import { UnverifiedNotice } from '#src/app/ui/unverified-notice.tsx'
import { findSold } from '#src/domain/mailing/mailings.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { MailingHelp, NotPlacement } from './not-placement.tsx'
import { type OrderData, OrderForm } from './order-form.tsx'
import { SERVICES_PATH } from './paths.ts'

export type { OrderData }

/** Orders a mailing of the price list, or a package of them. */
export function OrderView(props: PageProps<OrderData>) {
  const { t } = useIntl()
  const { ctx } = props
  const mailing = findSold(ctx.params.id)
  if (!mailing) return null
  const title = t(mailing.title)
  return (
    <div className="wrap control">
      <Breadcrumbs items={[{ label: t('page.seaman-services.title'), path: SERVICES_PATH }, { label: title }]} />
      <header className="page-head">
        <div className="column u-gap-1">
          <h1>{t('mailing-order.page.title', { title })}</h1>
          <p className="muted">{t('mailing-order.page.lead')}</p>
          {mailing.discount && <p className="small">{t('mailing-order.package.text')}</p>}
        </div>
      </header>
      <div className="column gap-4 u-pbe-4">
        <DoneNote ctx={ctx} act="changed" text="mailing-order.done.changed" />
        <ReturnedPayment topUps={props.data.topUps} />
        <NotPlacement ctx={ctx}>
          <MailingHelp />
        </NotPlacement>
        <UnverifiedNotice ctx={ctx} text="mailing-order.unconfirmed" />
      </div>
      <OrderForm {...props} mailing={mailing} />
    </div>
  )
}
