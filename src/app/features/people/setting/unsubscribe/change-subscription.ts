import type { Action, FormValues } from '#src/app/page.ts'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { withQuery } from '#src/contract/http/addresses.ts'
import { NOTIFICATION_KINDS } from '#src/contract/setting/notifications.ts'
import type { Unsubscribed } from '#src/contract/setting/schemas.ts'

/** What the link of the page stops. */
export type Subscription = { subscription: Unsubscribed }

/** A box that is not ticked is not sent: the form names the kinds that it shows. */
const readChoices = (values: FormValues) => {
  const shown = (values.shown ?? '').split(' ')
  return Object.fromEntries(
    NOTIFICATION_KINDS.filter((kind) => shown.includes(kind)).map((kind) => [kind, values[kind] === 'on']),
  )
}

const DONE = { stop: 'stopped', start: 'back', choose: 'chosen' } as const

/** Stops or restarts the kind of the link, or saves the choice of kinds, by `act`. */
export const changeSubscription: Action = (ctx, values) =>
  attempt(ctx, values, async () => {
    const { id = '' } = ctx.search
    const act = values.act === 'stop' || values.act === 'start' ? values.act : 'choose'
    const change = act === 'choose' ? { choices: readChoices(values) } : { wanted: act === 'start' }
    await ctx.api.call('POST /server/subscribe/unsubscribe', { body: { id, ...change } })
    return `${withQuery('/subscribe/unsubscribe', { id, done: DONE[act] })}#done`
  })
