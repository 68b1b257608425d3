import { type Action, definePage, type PageContext, type PageProps } from '#src/app/page.ts'
import { Answer } from '#src/app/ui/forms/answer.tsx'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { ActionForm, SubmitButton, useActionForm } from '#src/app/ui/forms/index.ts'
import { Link } from '#src/app/ui/link.tsx'
import { withQuery } from '#src/contract/http/addresses.ts'
import { isNotificationKind, type NotificationKind, STRANGER } from '#src/contract/setting/notifications.ts'
import type { AppIntl } from '#src/i18n/intl.ts'
import { useIntl } from '#src/i18n/react.tsx'

/** Which mails the address of the page is about; undefined for one that no mail has. */
const kindOf = ({ search }: PageContext): NotificationKind | typeof STRANGER | undefined => {
  const kind = search.id?.split('.')[1]
  return kind === STRANGER || isNotificationKind(kind) ? kind : undefined
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
        {kind !== STRANGER && (
          <p className="small">
            <Link to="/seaman/profile/notifications">{t('unsubscribe.settings')}</Link>
          </p>
        )}
      </div>
    )
  },
})

type KindProps = PageProps<null> & { kind: NotificationKind | typeof STRANGER }

/** What is said of mails of a kind, or of an address without an account. */
function wordsOf(kind: KindProps['kind'], t: AppIntl['t']): Record<'text' | 'stopped' | 'back' | 'stop', string> {
  if (kind === STRANGER)
    return {
      text: t('unsubscribe.stranger.text'),
      stopped: t('unsubscribe.stranger.stopped'),
      back: t('unsubscribe.stranger.back'),
      stop: t('unsubscribe.stranger.stop'),
    }
  const name = t(`notifications.kind.${kind}`)
  return {
    text: t('unsubscribe.text', { name }),
    stopped: t('unsubscribe.stopped', { name }),
    back: t('unsubscribe.back', { name }),
    stop: t('unsubscribe.stop'),
  }
}

function Kind({ ctx, failure, csrfToken, kind }: KindProps) {
  const { t } = useIntl()
  const form = useActionForm({ ctx, action: change, failure, csrfToken })
  const stopped = isStopped(ctx)
  const words = wordsOf(kind, t)
  return (
    <>
      {ctx.search.done && (
        <Answer id="done">
          <p>{stopped ? words.stopped : words.back}</p>
        </Answer>
      )}
      {!ctx.search.done && <p className="muted">{words.text}</p>}
      <ActionForm form={form}>
        <input type="hidden" name="wanted" value={String(stopped)} />
        <SubmitButton>{stopped ? t('unsubscribe.undo') : words.stop}</SubmitButton>
      </ActionForm>
    </>
  )
}
