import { definePage, type PageContext, type PageProps } from '#src/app/page.ts'
import { Link } from '#src/app/ui/link.tsx'
import { ApiError } from '#src/contract/api.ts'
import type { OrderWithdrawal } from '#src/contract/order-withdrawal/schemas.ts'
import type { AppIntl } from '#src/i18n/intl.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { withdrawByLink } from './actions.ts'
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx'

/** Null for a link that was used, has expired, or never existed. */
async function loadLinked(ctx: PageContext): Promise<OrderWithdrawal | null> {
  const { secret = '' } = ctx.params
  try {
    return await ctx.api.call('GET /server/order-withdrawal/{secret}', { params: { secret } })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'link-expired') return null
    throw error
  }
}

const titleOf = ({ t }: Pick<AppIntl, 't'>, withdrawal: OrderWithdrawal | null): string =>
  withdrawal ? t('order-withdrawal.page.title', { reference: withdrawal.reference }) : t('auth.link.title')

/** The page of a mailed link: viewing changes nothing, a button withdraws from the order. */
export const linkedWithdrawalPage = definePage<OrderWithdrawal | null>({
  load: loadLinked,
  head: (withdrawal, { intl }) => ({ title: titleOf(intl, withdrawal), noindex: true }),
  action: withdrawByLink,
  Component: LinkedWithdrawalView,
})

export function LinkedWithdrawalView({ data, ...form }: PageProps<OrderWithdrawal | null>) {
  const intl = useIntl()
  return (
    <div className="wrap narrow u-pbs-6 column gap-4">
      <h1>{titleOf(intl, data)}</h1>
      {data ? (
        <ConfirmWithdrawal {...form} withdrawal={data} action={withdrawByLink} />
      ) : (
        <>
          <p className="muted">{intl.t('order-withdrawal.link.gone-text')}</p>
          <p>
            <Link to="/withdraw">{intl.t('order-withdrawal.link.again')}</Link>
          </p>
        </>
      )}
    </div>
  )
}
