// Characters that are invisible or change direction, and letters that are blank.
const FORBIDDEN_IN_NAMES =
  /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\u115f\u1160\u3164\uffa0]|\p{M}{6}/u
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must be refused
const FORBIDDEN_IN_TEXTS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/u

const LATIN_NAME = /^[\p{Script=Latin}\p{M} .'’ʼ-]+$/u

/** Whether a name has only visible characters that the database stores unchanged, without stacks of combining marks. */
export const isCleanName = (text: string): boolean => text.isWellFormed() && !FORBIDDEN_IN_NAMES.test(text)

/** Crew lists, tickets and visas use the Latin lines of a passport. */
export const isLatinName = (text: string): boolean => LATIN_NAME.test(text)

export const isCleanText = (text: string): boolean => text.isWellFormed() && !FORBIDDEN_IN_TEXTS.test(text)

/** Removes the given characters at both ends. A regular expression that ends in `+$` would restart at every character. */
export function trimEdges(text: string, front: RegExp, back = front): string {
  let start = 0
  let end = text.length
  while (start < end && front.test(text.charAt(start))) start += 1
  while (end > start && back.test(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

const MAX_ASKED_WORDS = 8

/** Returns the words of a search, limited in number: each adds a condition. */
export const listAskedWords = (text: string): string[] => text.split(/\s+/).filter(Boolean).slice(0, MAX_ASKED_WORDS)

/** Addresses compare with ASCII letters lowered only. */
export const normalizeEmail = (email: string): string =>
  email.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase())
