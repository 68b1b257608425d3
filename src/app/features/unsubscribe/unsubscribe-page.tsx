import { type Action, definePage, type PageContext, type PageProps } from '#src/app/page.ts'
import { Answer } from '#src/app/ui/forms/answer.tsx'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { ActionForm, SubmitButton, useActionForm } from '#src/app/ui/forms/index.ts'
import { Link } from '#src/app/ui/link.tsx'
import { withQuery } from '#src/contract/addresses.ts'
import { isNotificationKind, type NotificationKind } from '#src/contract/notifications.ts'
import { useIntl } from '#src/i18n/react.tsx'

/** Which mails the address of the page is about; undefined for one that no mail has. */
const kindOf = ({ search }: PageContext): NotificationKind | undefined => {
  const kind = search.id?.split('.')[1]
  return isNotificationKind(kind) ? kind : undefined
}

const isStopped = ({ search }: PageContext): boolean => search.done === 'stopped'

const change: Action = (ctx, values) =>
  attempt(ctx, values, async () => {
    const { id = '' } = ctx.search
    const wanted = values.wanted === 'true'
    await ctx.api.call('POST /server/subscribe/unsubscribe', { body: { id, wanted } })
    return withQuery('/subscribe/unsubscribe', { id, done: wanted ? 'back' : 'stopped' })
  })

/** One button that stops mails of a kind, without signing in; looking at the page changes nothing. */
export const unsubscribePage = definePage<null>({
  load: async () => null,
  head: (_data, { intl }) => ({ title: intl.t('page.unsubscribe.title'), noindex: true }),
  action: change,
  Component: function Unsubscribe(props: PageProps<null>) {
    const { t } = useIntl()
    const kind = kindOf(props.ctx)
    return (
      <div className="wrap narrow u-pbs-6 column gap-4">
        <h1>{t('page.unsubscribe.title')}</h1>
        {kind ? <Kind {...props} kind={kind} /> : <p className="muted">{t('unsubscribe.unknown')}</p>}
        <p className="small">
          <Link to="/seaman/profile/notifications">{t('unsubscribe.settings')}</Link>
        </p>
      </div>
    )
  },
})

function Kind({ ctx, failure, csrfToken, kind }: PageProps<null> & { kind: NotificationKind }) {
  const { t } = useIntl()
  const form = useActionForm({ ctx, action: change, failure, csrfToken })
  const stopped = isStopped(ctx)
  const name = t(`notifications.kind.${kind}`)
  return (
    <>
      {ctx.search.done && (
        <Answer id="done">
          <p>{t(stopped ? 'unsubscribe.stopped' : 'unsubscribe.back', { name })}</p>
        </Answer>
      )}
      {!ctx.search.done && <p className="muted">{t('unsubscribe.text', { name })}</p>}
      <ActionForm form={form}>
        <input type="hidden" name="wanted" value={String(stopped)} />
        <SubmitButton>{t(stopped ? 'unsubscribe.undo' : 'unsubscribe.stop')}</SubmitButton>
      </ActionForm>
    </>
  )
}
