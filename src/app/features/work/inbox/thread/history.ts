/** What is needed of a message to put it into its place: numbers go from 1 on without a gap. */
export type Numbered = { number: number }

/** Messages that are drawn together. Which these are is said by their numbers: what comes before or behind leaves the other pieces as they are. */
export type Piece<Message> = { key: number; messages: readonly Message[] }

const SIZE_OF_PIECE = 50

/**
 * What is known of a thread and what is read now as one row of messages. Where neither reaches the other, more has come than was asked for:
 * the later of the two stays, and what is older is asked for again when someone wants to see it.
 */
export function mergeMessages<Message extends Numbered>(
  known: readonly Message[],
  read: readonly Message[],
): readonly Message[] {
  const [first, last] = [read[0], read.at(-1)]
  const [start, end] = [known[0], known.at(-1)]
  if (!first || !last) return known
  if (!start || !end || first.number > end.number + 1) return read
  if (last.number + 1 < start.number) return known
  const above = known.filter(({ number }) => number < first.number)
  const below = known.filter(({ number }) => number > last.number)
  return above.length + read.length + below.length === known.length ? known : [...above, ...read, ...below]
}

export function cutInPieces<Message extends Numbered>(messages: readonly Message[]): Piece<Message>[] {
  const pieces: { key: number; messages: Message[] }[] = []
  for (const message of messages) {
    const key = Math.floor((message.number - 1) / SIZE_OF_PIECE)
    const last = pieces.at(-1)
    if (last?.key === key) last.messages.push(message)
    else pieces.push({ key, messages: [message] })
  }
  return pieces
}

/** Whether two answers have the same piece: messages do not change once they are sent. */
export const isSamePiece = <Message extends Numbered>(one: Piece<Message>, other: Piece<Message>): boolean =>
  one.key === other.key &&
  one.messages.length === other.messages.length &&
  one.messages[0]?.number === other.messages[0]?.number
