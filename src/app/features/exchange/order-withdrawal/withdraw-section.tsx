import { Link } from '#src/app/ui/link.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import type { OrderContract } from '#src/contract/order-withdrawal/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

type Props = { contract: OrderContract }
type SectionProps = Props & {
  /** The section is in the sheet of a part of an order, below its heading. */
  isPart?: boolean
}

/** The first step, on the page of an order, or that the buyer withdrew. */
export function WithdrawSection({ contract, isPart = false }: SectionProps) {
  const { orderId, until, withdrawnAt, mayWithdraw } = contract
  const { t } = useIntl()
  const { date, dateTime } = useFormats()
  if (!mayWithdraw && withdrawnAt === null) return null
  return (
    <section className={isPart ? 'column gap-2' : 'section column gap-4'} id={isPart ? undefined : 'withdraw'}>
      {isPart ? (
        <h3 className="heading-3">{t('order-withdrawal.section.title')}</h3>
      ) : (
        <h2>{t('order-withdrawal.section.title')}</h2>
      )}
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
