import { definePage, type PageProps } from '#src/app/page.ts'
import { Breadcrumbs } from '#src/app/ui/breadcrumbs.tsx'
import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import type { OrderWithdrawal } from '#src/contract/order-withdrawal/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { withdraw } from './actions.ts'
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx'
import { ownWithdrawal } from './queries.ts'

type Data = { withdrawal: OrderWithdrawal }

/** A seafarer withdraws from an own order. Viewing changes nothing. */
export const ownWithdrawalPage = definePage<Data>({
  queries: (ctx) => ({ withdrawal: ownWithdrawal(ctx) }),
  head: ({ withdrawal: { reference } }, { intl }) => ({
    title: intl.t('order-withdrawal.page.title', { reference }),
    noindex: true,
  }),
  action: withdraw,
  Component: OwnWithdrawalView,
})

export function OwnWithdrawalView({ data: { withdrawal }, ...form }: PageProps<Data>) {
  const { t } = useIntl()
  const title = t('order-withdrawal.page.title', { reference: withdrawal.reference })
  return (
    <div className="wrap narrow column gap-4">
      <Breadcrumbs items={[{ label: t('page.seaman-services.title'), path: '/seaman/services' }, { label: title }]} />
      <h1>{title}</h1>
      <DoneNote ctx={form.ctx} act="withdrawn" text="order-withdrawal.link.done-text" />
      <ConfirmWithdrawal {...form} withdrawal={withdrawal} action={withdraw} />
    </div>
  )
}
