import type { PageProps } from '#src/app/page.ts'
import type { ActProps } from '#src/app/ui/forms/index.ts'
import { Link } from '#src/app/ui/link.tsx'
import { EmptyState, Notice } from '#src/app/ui/states.tsx'
import type { FirstMessage, InboxList, InboxMessages, InboxSearch, InboxSettings } from '#src/contract/inbox/schemas.ts'
import type { ServiceTalks } from '#src/contract/service/form-schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { FirstRows } from './list/first-rows.tsx'
import { FoundMessages } from './list/found-messages.tsx'
import { SearchForm } from './list/search-form.tsx'
import { ServiceTalkRows } from './list/service-talk-rows.tsx'
import { ThreadList } from './list/thread-list.tsx'
import { useLiveInbox } from './live/use-live-inbox.ts'
import { useNotifications } from './notifications/use-notifications.ts'
import { type Sending, useOutgoing } from './outbox/use-outgoing.ts'
import { askedWords, inboxPath } from './queries.ts'
import { SettingsView } from './settings/settings-view.tsx'
import { ThreadView } from './thread/thread-view.tsx'
import { FirstView } from './write/first-view.tsx'

export type InboxData = {
  list?: InboxList | undefined
  talks?: ServiceTalks | undefined
  found?: InboxSearch | undefined
  thread?: InboxMessages
  first?: FirstMessage
  settings?: InboxSettings | undefined
}

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

function OwnInbox(props: Props) {
  const { t } = useIntl()
  const { data, ctx } = props
  const { list, talks, found, thread, first } = data
  const sending = useOutgoing(ctx)
  useLiveInbox(ctx, list?.change, useNotifications(ctx))
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
          <FirstRows ctx={ctx} sending={sending} />
          {talks && <ServiceTalkRows talks={talks} now={ctx.now} />}
          {askedWords(ctx) ? <FoundMessages ctx={ctx} found={found} /> : <ThreadList ctx={ctx} list={list} />}
        </section>
        <Pane {...props} sending={sending} />
      </div>
    </div>
  )
}

/** Beside the list, or on a phone instead of it. */
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
        <FirstView first={first} sending={sending} {...props} />
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
