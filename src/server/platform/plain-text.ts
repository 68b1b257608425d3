// Everything that shows nothing or turns what follows, and letters that are blank although they count as letters.
const FORBIDDEN_IN_NAMES =
  /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\u115f\u1160\u3164\uffa0]|\p{M}{6}/u
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must be refused
const FORBIDDEN_IN_TEXTS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/u

const LATIN_NAME = /^[\p{Script=Latin}\p{M} .'’ʼ-]+$/u

/** Whether a name has only visible characters that the database keeps as they are, without towers of marks on one letter. */
export const isCleanName = (text: string): boolean => text.isWellFormed() && !FORBIDDEN_IN_NAMES.test(text)

/** Crew lists, tickets and visas are made out by the Latin lines of a passport. */
export const isLatinName = (text: string): boolean => LATIN_NAME.test(text)

export const isCleanText = (text: string): boolean => text.isWellFormed() && !FORBIDDEN_IN_TEXTS.test(text)

/** Without the characters at its ends that fit; an expression that ends in `+$` would begin again at every character. */
export function trimEdges(text: string, front: RegExp, back = front): string {
  let start = 0
  let end = text.length
  while (start < end && front.test(text.charAt(start))) start += 1
  while (end > start && back.test(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

const MAX_ASKED_WORDS = 8

/** The words of a search, as many as make sense: each of them costs a condition of its own. */
export const listAskedWords = (text: string): string[] => text.split(/\s+/).filter(Boolean).slice(0, MAX_ASKED_WORDS)

/** Addresses compare with ASCII letters lowered only. */
export const normalizeEmail = (email: string): string =>
  email.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase())
