import type { PageContext } from '#src/app/page.ts'
import { PathLink } from '#src/app/ui/link.tsx'
import { MissingPart } from '#src/app/ui/missing-part.tsx'
import { EmptyState } from '#src/app/ui/states.tsx'
import { withQuery } from '#src/contract/http/addresses.ts'
import type { InboxSearch } from '#src/contract/inbox/schemas.ts'
import { T, useIntl } from '#src/i18n/react.tsx'
import { nameOther } from '../other-name.tsx'
import { askedWords, inboxPath } from '../queries.ts'
import { useReaderTime } from '../use-reader-time.ts'

type Props = { ctx: PageContext; found: InboxSearch | undefined }

/** Found messages, latest first. Each step searches a limited number; the next one continues. */
export function FoundMessages({ ctx, found }: Props) {
  const { t } = useIntl()
  if (!found) return <MissingPart here={ctx.here} />
  const { items, searched, next } = found
  const further = next !== null && (
    <PathLink className="button dense" path={withQuery(inboxPath(ctx), { q: askedWords(ctx), before: next })}>
      {t('inbox.search.further')}
    </PathLink>
  )
  const all = <PathLink path={inboxPath(ctx)}>{t('inbox.search.all')}</PathLink>
  if (items.length === 0)
    return (
      <EmptyState
        title={t('inbox.search.none-title')}
        text={t(next === null ? 'inbox.search.none-text' : 'inbox.search.none-yet', { count: searched })}
        action={further || all}
      />
    )
  return (
    <nav aria-label={t('inbox.search.found')}>
      <ul className="thread-rows">
        {items.map((item) => (
          <li key={item.message.id}>
            <Found item={item} ctx={ctx} />
          </li>
        ))}
      </ul>
      <div className="row split padded small">
        {all}
        {further}
      </div>
    </nav>
  )
}

function Found({ item: { threadId, other, message }, ctx }: { item: InboxSearch['items'][number]; ctx: PageContext }) {
  const intl = useIntl()
  const { dayOf, nameDay } = useReaderTime(ctx.now)
  // The thread at that time: the message is the last shown.
  const path = withQuery(inboxPath(ctx), { thread: threadId, q: askedWords(ctx), older: message.number + 1 })
  const names = message.files.flatMap(({ name }) => name ?? [])
  const words = (
    <>
      <bdi>{message.text}</bdi> <bdi>{names.join(', ')}</bdi>
    </>
  )
  return (
    <PathLink path={path} className="thread-row">
      <bdi className="whom">{nameOther(other, intl)}</bdi>
      <time className="smallest faint" dateTime={new Date(message.sentAt).toISOString()}>
        {nameDay(dayOf(message.sentAt))}
      </time>
      <span className="last">{message.from === 'self' ? <T id="inbox.list.own" values={{ words }} /> : words}</span>
    </PathLink>
  )
}
