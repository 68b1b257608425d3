import { Link } from '#src/app/ui/link.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import type { OrderContract } from '#src/contract/order-withdrawal/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

type Props = { contract: OrderContract }

/** The first step, on the page of an order, or that the buyer withdrew. */
export function WithdrawSection({ contract: { orderId, until, withdrawnAt, mayWithdraw } }: Props) {
  const { t } = useIntl()
  const { date, dateTime } = useFormats()
  if (!mayWithdraw && withdrawnAt === null) return null
  return (
    <section className="section column gap-4" id="withdraw">
      <h2>{t('order-withdrawal.section.title')}</h2>
      <p>
        {withdrawnAt === null
          ? t('order-withdrawal.section.text', { date: date(until) })
          : t('order-withdrawal.state.withdrawn', { date: dateTime(withdrawnAt) })}
      </p>
      <p>
        <Link className="button" to="/seaman/services/order/$id/withdrawal" params={{ id: orderId }}>
          {t(withdrawnAt === null ? 'order-withdrawal.section.link' : 'order-withdrawal.section.details')}
        </Link>
      </p>
    </section>
  )
}

/** From when something is delivered, if the buyer did not ask for an early beginning. */
export function LaterBegin({ contract: { beginsAt, withdrawnAt } }: Props) {
  const { t } = useIntl()
  const { date } = useFormats()
  if (beginsAt === null || withdrawnAt !== null) return null
  return <Notice>{t('order-withdrawal.begin.later', { date: date(beginsAt) })}</Notice>
}
