import { definePage, type PageContext, type PageProps } from '#src/app/page.ts'
import { ApiError } from '#src/contract/api.ts'
import type { Unsubscribed } from '#src/contract/setting/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { changeSubscription } from './change-subscription.ts'
import { ChoicesForm } from './choices-form.tsx'
import { StopForm } from './stop-form.tsx'

type Data = { subscription: Unsubscribed | null }

/** What the link stops; null for an address that no mail contains. */
async function load({ api, search }: PageContext): Promise<Data> {
  if (!search.id) return { subscription: null }
  try {
    return { subscription: await api.call('GET /server/subscribe/unsubscribe', { query: { id: search.id } }) }
  } catch (error) {
    if (error instanceof ApiError && ['not-found', 'validation-failed'].includes(error.code))
      return { subscription: null }
    throw error
  }
}

/** One button that stops a kind of mail, and a choice of all kinds, without signing in. Opening the page changes nothing. */
export const unsubscribePage = definePage<Data>({
  load,
  head: (_data, { intl }) => ({ title: intl.t('page.unsubscribe.title'), noindex: true }),
  action: changeSubscription,
  Component: Unsubscribe,
})

export function Unsubscribe({ data: { subscription }, ...form }: PageProps<Data>) {
  const { t } = useIntl()
  return (
    <div className="wrap narrow u-pbs-6 column gap-4">
      <h1>{t('page.unsubscribe.title')}</h1>
      {subscription ? (
        <>
          <StopForm {...form} subscription={subscription} />
          <ChoicesForm {...form} subscription={subscription} />
        </>
      ) : (
        <p className="muted">{t('unsubscribe.unknown')}</p>
      )}
    </div>
  )
}
