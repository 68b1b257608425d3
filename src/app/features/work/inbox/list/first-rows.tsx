import type { PageContext } from '#src/app/page.ts'
import { PathLink } from '#src/app/ui/link.tsx'
import { withQuery } from '#src/contract/http/addresses.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { type QueuedMessage, queueFor } from '../outbox/queued-messages.ts'
import type { Sending } from '../outbox/use-outgoing.ts'
import { askedVacancy, inboxPath } from '../queries.ts'
import { Refused, wayOf } from '../thread/queued-message.tsx'

type Props = { ctx: PageContext; sending: Sending }
type FirstMessage = Extract<QueuedMessage, { first: unknown }>

/** Unsent first messages, which have no thread yet. Rejected ones can be discarded here, because their page may be gone. */
export function FirstRows({ ctx, sending }: Props) {
  const { queue } = sending
  const waiting = queue.filter((one): one is FirstMessage => 'first' in one && queueFor(queue, one)[0] === one)
  if (waiting.length === 0) return null
  return (
    <ul className="thread-rows">
      {waiting.map((message) => (
        <li key={message.key}>
          <FirstRow message={message} ctx={ctx} sending={sending} />
        </li>
      ))}
    </ul>
  )
}

function FirstRow({ message, ctx, sending }: Props & { message: FirstMessage }) {
  const { t } = useIntl()
  const { key, first, text, files, refused } = message
  const { to, vacancyId, name } = first
  const isOpen = ctx.search.id === to.id && askedVacancy(ctx) === vacancyId
  return (
    <>
      <PathLink
        path={withQuery(inboxPath(ctx), { ...to, vacancy: vacancyId ?? undefined })}
        className="thread-row"
        aria-current={isOpen ? 'true' : undefined}
      >
        <bdi className="whom">{name}</bdi>
        {refused === undefined && <span className="about">{t(wayOf(sending))}</span>}
        <span className="last">{text ? <bdi>{text}</bdi> : t('inbox.list.files', { count: files.length })}</span>
      </PathLink>
      {refused !== undefined && (
        <div className="refused small">
          <Refused messageKey={key} why={refused} sending={sending} />
        </div>
      )}
    </>
  )
}
