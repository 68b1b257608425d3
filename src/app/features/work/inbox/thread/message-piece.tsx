import { Fragment, memo } from 'react'
import type { InboxMessage } from '#src/contract/inbox/schemas.ts'
import type { ReaderTime } from '../use-reader-time.ts'
import { isSamePiece, type Piece } from './history.ts'
import { Message } from './message.tsx'

type Props = {
  piece: Piece<InboxMessage>
  /** The day of the previous message, if any. */
  dayAbove: string | undefined
  name: string
  /** The other side's read mark within this group. */
  read: number
  clock: ReaderTime
}

/** A group of messages under their day. */
export const MessagePiece = memo(
  function MessagePiece({ piece: { messages }, dayAbove, name, read, clock }: Props) {
    const days = messages.map(({ sentAt }) => clock.dayOf(sentAt))
    return (
      <ol className="message-piece">
        {messages.map((message, place) => {
          const day = days[place] as string
          const above = place === 0 ? dayAbove : days[place - 1]
          return (
            <Fragment key={message.id}>
              {day !== above && <li className="day-head">{clock.nameDay(day)}</li>}
              <Message message={message} name={name} isRead={message.number <= read} clock={clock} />
            </Fragment>
          )
        })}
      </ol>
    )
  },
  (before, after) =>
    isSamePiece(before.piece, after.piece) &&
    before.dayAbove === after.dayAbove &&
    before.name === after.name &&
    before.read === after.read &&
    before.clock === after.clock,
)
