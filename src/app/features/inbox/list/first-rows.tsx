import type { PageContext } from '#src/app/page.ts'
import { PathLink } from '#src/app/ui/link.tsx'
import { withQuery } from '#src/contract/addresses.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { type QueuedMessage, queueFor } from '../outbox/queued-messages.ts'
import type { Sending } from '../outbox/use-outgoing.ts'
import { inboxPath } from '../queries.ts'
import { wayOf } from '../thread/queued-message.tsx'

type Props = { ctx: PageContext; sending: Sending }
type FirstMessage = Extract<QueuedMessage, { first: unknown }>

/** First messages that have not arrived: there is no thread yet in which they would be seen. */
export function FirstRows({ ctx, sending }: Props) {
  const { t } = useIntl()
  const { queue } = sending
  const waiting = queue.filter((one): one is FirstMessage => 'first' in one && queueFor(queue, one)[0] === one)
  if (waiting.length === 0) return null
  return (
    <ul className="thread-rows">
      {waiting.map(({ key, first: { to, vacancyId, name }, text, files, refused }) => (
        <li key={key}>
          <PathLink
            path={withQuery(inboxPath(ctx), { ...to, vacancy: vacancyId ?? undefined })}
            className="thread-row"
            aria-current={ctx.search.id === to.id ? 'true' : undefined}
          >
            <bdi className="whom">{name}</bdi>
            <span className="about">
              {refused === undefined ? t(wayOf(sending)) : refused || t('inbox.queue.file-gone')}
            </span>
            <span className="last">{text ? <bdi>{text}</bdi> : t('inbox.list.files', { count: files.length })}</span>
          </PathLink>
        </li>
      ))}
    </ul>
  )
}
