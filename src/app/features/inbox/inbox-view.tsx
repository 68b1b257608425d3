import type { PageProps } from '#src/app/page.ts'
import { useRuntime } from '#src/app/runtime.tsx'
import type { ActProps } from '#src/app/ui/forms/index.ts'
import { Link } from '#src/app/ui/link.tsx'
import { EmptyState, Notice } from '#src/app/ui/states.tsx'
import { threadPath } from '#src/contract/inbox.ts'
import type { InboxThread } from '#src/contract/schemas/inbox.ts'
import { useIntl } from '#src/i18n/react.tsx'
import type { InboxData } from './inbox-page.tsx'
import { FoundMessages } from './list/found-messages.tsx'
import { SearchForm } from './list/search-form.tsx'
import { ThreadList } from './list/thread-list.tsx'
import { useLiveInbox } from './live/use-live-inbox.ts'
import { nameOther } from './other-name.tsx'
import { type Sending, useOutgoing } from './outbox/use-outgoing.ts'
import { askedWords, inboxPath, sideOf } from './queries.ts'
import { mayNotify, showNotification } from './settings/notify-person.ts'
import { SettingsView } from './settings/settings-view.tsx'
import { ThreadView } from './thread/thread-view.tsx'
import { FirstView } from './write/first-view.tsx'

type Props = PageProps<InboxData>

export function InboxView(props: Props) {
  const { t } = useIntl()
  if (props.ctx.session?.impersonator)
    return (
      <div className="wrap u-pbs-5">
        <h1>{t('inbox.title')}</h1>
        <Notice>{t('inbox.acting')}</Notice>
      </div>
    )
  return <OwnInbox {...props} />
}

/** Tells of what has come while the person looks at something else. */
function useNotifications({ ctx }: Props) {
  const intl = useIntl()
  const { arrive } = useRuntime()
  return (threads: readonly InboxThread[]) => {
    const fresh = threads.find(({ unread, last }) => unread > 0 && last.from === 'other')
    if (!fresh || !mayNotify()) return
    const title = intl.t('inbox.notify.from', { name: nameOther(fresh.other, intl) })
    showNotification(title, () => void arrive(threadPath(sideOf(ctx), fresh.id), { changed: {} }))
  }
}

function OwnInbox(props: Props) {
  const { t } = useIntl()
  const { data, ctx } = props
  const { list, found, thread, first } = data
  const sending = useOutgoing(ctx)
  useLiveInbox(ctx, list?.change, useNotifications(props))
  const isOpen = thread !== undefined || first !== undefined || ctx.search.view === 'settings'
  return (
    <div className="wrap">
      <div className={isOpen ? 'inbox open' : 'inbox'}>
        <section className="threads" aria-labelledby="inbox">
          <header>
            <div className="row split">
              <h1 id="inbox" className="heading-3">
                {t('inbox.title')}
              </h1>
              <Link className="small" to={inboxPath(ctx)} search={{ view: 'settings' }}>
                {t('inbox.settings.title')}
              </Link>
            </div>
            <SearchForm ctx={ctx} />
          </header>
          {askedWords(ctx) ? <FoundMessages ctx={ctx} found={found} /> : <ThreadList ctx={ctx} list={list} />}
        </section>
        <Pane {...props} sending={sending} />
      </div>
    </div>
  )
}

/** What stands beside the list, or on a phone in its place. */
function Pane({ data: { thread, first, settings, list }, sending, ...form }: Props & { sending: Sending }) {
  const { t } = useIntl()
  const { ctx } = form
  const props: ActProps = form
  if (thread)
    return (
      <section className="thread" key={thread.thread.id}>
        <ThreadView answer={thread} sending={sending} {...props} />
      </section>
    )
  if (first)
    return (
      <section className="thread">
        <FirstView first={first} {...props} />
      </section>
    )
  if (ctx.search.view === 'settings')
    return (
      <section className="thread">
        <SettingsView settings={settings} {...props} />
      </section>
    )
  const isEmpty = list?.items.length === 0
  return (
    <section className="thread only-on-desktop">
      {!isEmpty && <EmptyState flag="K" title={t('inbox.choose.title')} text={t('inbox.choose.text')} />}
    </section>
  )
}
