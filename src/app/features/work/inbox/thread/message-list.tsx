import { useMemo, useRef } from 'react'
import type { PageContext } from '#src/app/page.ts'
import { PathLink } from '#src/app/ui/link.tsx'
import { withQuery } from '#src/contract/http/addresses.ts'
import type { InboxMessages } from '#src/contract/inbox/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { nameOther } from '../other-name.tsx'
import { queueFor } from '../outbox/queued-messages.ts'
import type { Sending } from '../outbox/use-outgoing.ts'
import { inboxPath } from '../queries.ts'
import { useReaderTime } from '../use-reader-time.ts'
import { cutInPieces } from './history.ts'
import { MessagePiece } from './message-piece.tsx'
import { QueuedList } from './queued-message.tsx'
import { useHistory, useNear } from './use-history.ts'
import { useReadMark } from './use-read-mark.ts'

type Props = { ctx: PageContext; answer: InboxMessages; sending: Sending }

/** The messages of a thread, starting at the end; older ones load on scrolling up. */
export function MessageList({ ctx, answer, sending }: Props) {
  const intl = useIntl()
  const box = useRef<HTMLElement>(null)
  const clock = useReaderTime(ctx.now)
  const history = useHistory(ctx, answer)
  const { thread } = answer
  const { messages } = history
  const pieces = useMemo(() => cutInPieces(messages), [messages])
  const name = nameOther(thread.other, intl)
  const keys = new Set(messages.map(({ key }) => key))
  const queue = queueFor(sending.queue, { threadId: thread.id }).filter(({ key }) => !keys.has(key))
  useReadMark(ctx, answer, box)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section ref={box} className="thread-messages" tabIndex={0} aria-label={intl.t('inbox.thread.messages', { name })}>
      <div>
        <Older ctx={ctx} history={history} box={box} />
        {pieces.map((piece, place) => {
          const above = pieces[place - 1]?.messages.at(-1)
          const last = piece.messages.at(-1)?.number ?? 0
          return (
            <MessagePiece
              key={piece.key}
              piece={piece}
              dayAbove={above && clock.dayOf(above.sentAt)}
              name={name}
              read={Math.min(thread.otherRead ?? 0, last)}
              clock={clock}
            />
          )
        })}
        <QueuedList queue={queue} sending={sending} />
      </div>
    </section>
  )
}

type OlderProps = Pick<Props, 'ctx'> & {
  history: ReturnType<typeof useHistory>
  box: Parameters<typeof useNear>[1]
}

/** The beginning of the thread, or a link to older messages. */
function Older({ ctx, history: { messages, hasOlder, state, loadOlder }, box }: OlderProps) {
  const { t } = useIntl()
  const mark = useRef<HTMLParagraphElement>(null)
  const first = messages[0]?.number ?? 1
  const mayLoad = hasOlder && state === 'idle'
  useNear(mark, box, mayLoad ? () => void loadOlder() : undefined, `${first} ${mayLoad}`)
  if (!hasOlder) return <p className="day-head">{t('inbox.thread.start')}</p>
  const { thread } = ctx.search
  return (
    <p ref={mark} className="small muted older" role="status">
      {state === 'loading' && t('inbox.thread.loading')}
      {state === 'failed' && (
        <>
          {t('ui.part.missing')}{' '}
          <button type="button" className="link" onClick={() => void loadOlder()}>
            {t('ui.part.again')}
          </button>
        </>
      )}
      <PathLink className="no-js" path={withQuery(inboxPath(ctx), { thread, older: first })}>
        {t('inbox.thread.older')}
      </PathLink>
    </p>
  )
}
