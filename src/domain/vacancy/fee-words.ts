import { foldAlike } from '../vocabulary/fold-alike.ts'
import { FEE_PHRASES } from './fee-phrases.ts'

const ELLIPSIS = '…'
/** Letters that an ellipsis matches at most. */
const MAX_BETWEEN = 30
const HAN = /\p{Script=Han}/u
/** Words between a denial and the fee that it clears, fillers not counted; of Han characters twice as many. */
const MAX_REACH = 4
/** Words between a fee and the phrase after it that clears it. */
const MAX_SKIPPED = 2
/** Single letters in a row that are read as one word that was spaced out. */
const MIN_SPACED = 5

/** Folded words between single spaces; each Han character is a word, and a colon or a spaced hyphen stays as `:`. */
const toWords = (text: string): string =>
  ` ${foldAlike(text)
    .replace(/[:：]|\s-\s/gu, ' : ')
    .replace(/\p{Script=Han}/gu, ' $& ')
    .replace(/[^\p{L}\p{M}\d:]+/gu, ' ')
    .trim()} `

const split = (phrases: string): string[] => phrases.split('|').filter((phrase) => phrase !== '')

/** A space at either end of a phrase is a boundary of words; without it, letters may precede or follow. */
const foldPhrase = (phrase: string): string => {
  const words = toWords(phrase).trim()
  return `${phrase.startsWith(' ') ? ' ' : ''}${words}${phrase.endsWith(' ') ? ' ' : ''}`
}

type Fee = { first: string; second: string; compact: string }

const toFee = (fee: string): Fee => {
  const [first = '', second = ''] = fee.split(ELLIPSIS).map(foldPhrase)
  return { first, second, compact: second ? '' : first.replaceAll(' ', '') }
}

/** Words of a list: a whole word, or with `*` at its end all that begin so. */
function createWordSet(list: string): (word: string) => boolean {
  const words = split(list)
  const whole = new Set(words.filter((word) => !word.endsWith('*')).map((word) => toWords(word).trim()))
  const stems = words.filter((word) => word.endsWith('*')).map((word) => toWords(word).trim())
  return (word) => whole.has(word) || stems.some((stem) => word.startsWith(stem))
}

const LANGUAGES = Object.values(FEE_PHRASES).map(({ fees, none, not, between, fillers, after }) => ({
  fees: new Set(split(fees)),
  isNone: createWordSet(none),
  isNot: createWordSet(not),
  isBetween: createWordSet(between),
  isFiller: createWordSet(fillers),
  after: split(after).map((phrase) => ` ${foldPhrase(phrase).trim()}`),
}))
type Language = (typeof LANGUAGES)[number]

/** Each with the languages that call a demand so: any of them may deny it. */
const FEES = [...new Set(LANGUAGES.flatMap(({ fees }) => [...fees]))].map((fee) => ({
  ...toFee(fee),
  languages: LANGUAGES.filter(({ fees }) => fees.has(fee)),
}))

/** Characters that are read on either side of a fee, so that the work is bounded whatever the text is. */
const MAX_BESIDE = 120

/** Whether a denial precedes a fee so closely that it can only be about the fee. */
function isDeniedBefore(words: string, start: number, { isNone, isNot, isBetween, isFiller }: Language): boolean {
  const beside = words.slice(Math.max(0, start - MAX_BESIDE), start + 1)
  const before = beside.slice(0, beside.lastIndexOf(' ')).trim().split(' ').reverse()
  let isDirect = true
  let reach = 0
  for (const word of before) {
    if (isNot(word) || (isDirect && isNone(word))) return true
    if (isFiller(word)) continue
    reach += HAN.test(word) ? 0.5 : 1
    if (!isBetween(word) || reach > MAX_REACH) return false
    isDirect = false
  }
  return false
}

/** Whether what directly follows a fee says that no one charges it or that the company pays. */
function isDeniedAfter(words: string, end: number, { after }: Language): boolean {
  const beside = words.slice(end - 1, end + MAX_BESIDE)
  let at = beside.indexOf(' ')
  for (let skipped = 0; at >= 0 && skipped <= MAX_SKIPPED; ) {
    if (after.some((phrase) => beside.startsWith(phrase, at))) return true
    if (beside[at + 1] !== ':') skipped += 1
    at = beside.indexOf(' ', at + 1)
  }
  return false
}

/** Whether a fee is named at least once without a denial. */
function asksFor({ first, second, languages }: (typeof FEES)[number], words: string): boolean {
  for (let at = words.indexOf(first); at >= 0; at = words.indexOf(first, at + 1)) {
    let end = at + first.length
    if (second) {
      const found = words.slice(end, end + MAX_BETWEEN + second.length).indexOf(second)
      if (found < 0) continue
      end += found + second.length
    }
    const isDenied = languages.some(
      (language) => isDeniedBefore(words, at, language) || isDeniedAfter(words, end, language),
    )
    if (!isDenied) return true
  }
  return false
}

/** Words that were spaced out letter by letter. */
function findSpacedOut(words: string): string[] {
  const runs: string[] = []
  let run = ''
  for (const word of `${words.trim()} : `.split(' ')) {
    if (word.length === 1 && word !== ':' && !HAN.test(word)) run += word
    else {
      if (run.length >= MIN_SPACED) runs.push(run)
      run = ''
    }
  }
  return runs
}

/** Sentences and parts of them: a denial is about its own part. Signs of every script. */
const PARTS = /[.!?;,\n()،؛؟।。！？；，、–—]+/u

/**
 * The one check for fees, of typed texts and of feeds.
 * @returns the parts of a text that ask a seafarer for money (MLC 2006, Standard A1.4), as they were written, in any of the twelve languages,
 * whatever the language of the text is said to be. A part that only denies a fee is not among them.
 */
export function findFeeWords(text: string): string[] {
  const whole = toWords(text)
  const named = FEES.filter(({ first }) => whole.includes(first))
  if (named.length === 0 && findSpacedOut(whole).length === 0) return []
  return text.split(PARTS).filter((part) => {
    const words = toWords(part)
    const spacedOut = findSpacedOut(words)
    return (
      named.some((fee) => asksFor(fee, words)) ||
      FEES.some(({ compact }) => compact !== '' && spacedOut.some((run) => run.includes(compact)))
    )
  })
}
