import { isDigit, isLetter, startsAt } from './characters.ts'

/** The start of the value of an object (`5 0 obj`) or trailer. The number is undefined for a trailer and for an object without one. */
export type Head = { number: number | undefined; at: number }

/** What comes directly before a place: up to two numbers, or the word `trailer`. */
type Before = { numbers: number; first: number; second: number; isTrailer: boolean }

const NOTHING: Readonly<Before> = { numbers: 0, first: 0, second: 0, isTrailer: false }
const [OBJECT, TRAILER] = ['obj', 'trailer']

const [ORDINARY, NUMERIC, SPACE, LINE_END, COMMENT, INITIAL] = [0, 1, 2, 3, 4, 5]
const kinds = new Uint8Array(256).fill(ORDINARY)
for (const [kind, bytes] of [
  // Readers accept `+5 0 obj` and `5.0 0 obj`, and the one in Chrome takes 0x80 and 0xff for spaces.
  [NUMERIC, '0123456789+-.'],
  [SPACE, '\0\t\f \x80\xff'],
  [LINE_END, '\r\n'],
  [COMMENT, '%'],
  [INITIAL, 'ot<'],
] as const)
  for (const byte of bytes) kinds[byte.charCodeAt(0)] = kind

const addDigit = (before: Before, byte: number, isFirst: boolean): void => {
  if (isFirst) {
    before.numbers = Math.min(2, before.numbers + 1)
    before.first = before.second
    before.second = 0
    before.isTrailer = false
  }
  if (isDigit(byte)) before.second = before.second * 10 + byte - 48
}

/** What comes before the end of a line: a comment separates nothing. */
const pickBefore = (before: Before, commented: Before | undefined): Before =>
  commented && !before.isTrailer && commented.numbers >= before.numbers ? commented : before

/**
 * Finds the first head between two places. Readers that find a file's index broken look for heads everywhere, and an index may point anywhere: so
 * strings, comments and streams have to be searched too. With `isStrict` an object needs its two numbers and a trailer its word; without, the word
 * of an object and the start of a dictionary are enough.
 */
export function findHead(bytes: Uint8Array, from: number, end: number, isStrict: boolean): Head | undefined {
  let before: Before = { ...NOTHING }
  let isEmpty = true
  let commented: Before | undefined
  for (let at = from; at < end; at++) {
    const byte = bytes[at] ?? 0
    const kind = kinds[byte]
    if (kind === NUMERIC) {
      addDigit(before, byte, at === from || kinds[bytes[at - 1] ?? 0] !== NUMERIC)
      isEmpty = false
    } else if (kind === LINE_END) {
      before = pickBefore(before, commented)
      if (commented) isEmpty = false
      commented = undefined
    } else if (kind === COMMENT) {
      if (before.isTrailer || before.numbers > (commented?.numbers ?? 0)) commented = before
      before = { ...NOTHING }
    } else if (kind !== SPACE) {
      if (kind === INITIAL) {
        const isWord = at === from || !isLetter(bytes[at - 1])
        if (isWord && startsAt(bytes, at, OBJECT) && (!isStrict || before.numbers === 2))
          return { number: before.numbers === 2 ? before.first : undefined, at: at + OBJECT.length }
        if ((before.isTrailer || !isStrict) && startsAt(bytes, at, '<<')) return { number: undefined, at }
      }
      if (!isEmpty) before = { ...NOTHING }
      isEmpty = true
      if (kind === INITIAL && startsAt(bytes, at, TRAILER)) {
        before.isTrailer = true
        isEmpty = false
        at += TRAILER.length - 1
      }
    }
  }
  return undefined
}
