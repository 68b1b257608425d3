import type { PageContext } from '#src/app/page.ts'
import { PathLink } from '#src/app/ui/link.tsx'
import { MissingPart } from '#src/app/ui/missing-part.tsx'
import { EmptyState } from '#src/app/ui/states.tsx'
import { withQuery } from '#src/contract/http/addresses.ts'
import type { InboxList, InboxThread } from '#src/contract/inbox/schemas.ts'
import { T, useIntl } from '#src/i18n/react.tsx'
import { nameOther, nameVacancy } from '../other-name.tsx'
import { inboxPath, sideOf, threadIdOf } from '../queries.ts'
import { useReaderTime } from '../use-reader-time.ts'

type Props = { ctx: PageContext; list: InboxList | undefined }

/** Threads, latest message first. */
export function ThreadList({ ctx, list }: Props) {
  const { t } = useIntl()
  if (!list) return <MissingPart here={ctx.here} />
  if (list.items.length === 0 && !ctx.search.before) return <NoThreads ctx={ctx} />
  return (
    <nav aria-label={t('inbox.list.label')}>
      <ul className="thread-rows">
        {list.items.map((thread) => (
          <li key={thread.id}>
            <ThreadRow thread={thread} ctx={ctx} />
          </li>
        ))}
      </ul>
      <Pages ctx={ctx} list={list} />
    </nav>
  )
}

function NoThreads({ ctx }: { ctx: PageContext }) {
  const { t } = useIntl()
  const side = sideOf(ctx)
  const way = side === 'seaman' ? '/crewing' : '/company/vacancy'
  return (
    <EmptyState
      flag="K"
      title={t('inbox.none.title')}
      text={t(`inbox.none.${side}`)}
      action={
        <PathLink className="button" path={way}>
          {t(`inbox.none.way-${side}`)}
        </PathLink>
      }
    />
  )
}

function ThreadRow({ thread, ctx }: { thread: InboxThread; ctx: PageContext }) {
  const intl = useIntl()
  const { time, dayOf, nameDay } = useReaderTime(ctx.now)
  const { id, other, vacancy, unread, last } = thread
  const isToday = dayOf(last.sentAt) === dayOf(ctx.now)
  return (
    <PathLink
      path={withQuery(inboxPath(ctx), { thread: id })}
      className={unread > 0 ? 'thread-row unread' : 'thread-row'}
      aria-current={id === threadIdOf(ctx) ? 'true' : undefined}
    >
      <bdi className="whom">{nameOther(other, intl)}</bdi>
      <time className="smallest faint" dateTime={new Date(last.sentAt).toISOString()}>
        {isToday ? time(last.sentAt) : nameDay(dayOf(last.sentAt))}
      </time>
      {vacancy && <span className="about">{nameVacancy(vacancy, intl)}</span>}
      <span className="last">
        <LastWords last={last} />
      </span>
      {unread > 0 && <Unread count={unread} />}
    </PathLink>
  )
}

/** The last message on one line. */
function LastWords({ last: { from, preview, files } }: Pick<InboxThread, 'last'>) {
  const { t } = useIntl()
  const words = preview ? <bdi>{preview}</bdi> : t('inbox.list.files', { count: files })
  return from === 'self' ? <T id="inbox.list.own" values={{ words }} /> : words
}

/** How many messages of a thread are unread. */
export function Unread({ count }: { count: number }) {
  const { t } = useIntl()
  return (
    <span className="count">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{t('inbox.list.unread', { count })}</span>
    </span>
  )
}

function Pages({ ctx, list: { next } }: { ctx: PageContext; list: InboxList }) {
  const { t } = useIntl()
  const thread = threadIdOf(ctx)
  return (
    <div className="row split padded small">
      {ctx.search.before && <PathLink path={withQuery(inboxPath(ctx), { thread })}>{t('inbox.list.latest')}</PathLink>}
      {next !== null && (
        <PathLink path={withQuery(inboxPath(ctx), { thread, before: next })}>{t('inbox.list.earlier')}</PathLink>
      )}
    </div>
  )
}
