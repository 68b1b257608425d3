import { describe, expect, test } from 'vitest'
import { cutInPieces, isSamePiece, mergeMessages } from './history.ts'

const messages = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => ({ number: from + place }))

const numbers = (row: readonly { number: number }[]) => row.map(({ number }) => number)

describe('messages of a thread', () => {
  test('what is older goes above and what is new below, each once', () => {
    const older = mergeMessages(messages(5, 8), messages(1, 5))
    expect(numbers(mergeMessages(older, messages(7, 10)))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  test('what is known already changes nothing', () => {
    const known = messages(1, 8)
    expect(mergeMessages(known, messages(3, 6))).toBe(known)
    expect(mergeMessages(known, [])).toBe(known)
  })

  test('with a gap between two answers only the newer messages are kept', () => {
    expect(numbers(mergeMessages(messages(1, 4), messages(9, 12)))).toEqual([9, 10, 11, 12])
    expect(numbers(mergeMessages(messages(9, 12), messages(1, 4)))).toEqual([9, 10, 11, 12])
  })

  test('older ones do not move the border of a piece', () => {
    const [before, after] = [cutInPieces(messages(120, 230)), cutInPieces(messages(20, 230))]
    expect(before.map(({ messages: row }) => row.length)).toEqual([31, 50, 30])
    for (const piece of before.slice(1)) {
      const again = after.find(({ key }) => key === piece.key)
      expect(again && isSamePiece(piece, again)).toBe(true)
    }
  })

  test('a piece to which something was added is another one', () => {
    const [one] = cutInPieces(messages(1, 3))
    const [other] = cutInPieces(messages(1, 4))
    expect(one && other && isSamePiece(one, other)).toBe(false)
  })
})
