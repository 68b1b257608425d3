/** The part of a message that is needed for ordering: numbers from 1 without gaps. */
export type Numbered = { number: number }

/** Messages rendered together, grouped by number, so that earlier and later ones do not change other groups. */
export type Piece<Message> = { key: number; messages: readonly Message[] }

const SIZE_OF_PIECE = 50

/** Merges known and newly read messages. With a gap in between, the later ones are kept, and older ones are fetched on demand. */
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

/** Whether two answers contain the same group: sent messages are immutable. */
export const isSamePiece = <Message extends Numbered>(one: Piece<Message>, other: Piece<Message>): boolean =>
  one.key === other.key &&
  one.messages.length === other.messages.length &&
  one.messages[0]?.number === other.messages[0]?.number
