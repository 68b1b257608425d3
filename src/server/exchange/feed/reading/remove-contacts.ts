const EMAIL =
  /[\p{L}\p{N}._%+-]{1,64}\s?(?:@|\(at\)|\[at\]|\{at\}|\(a\))\s?[\p{L}\p{N}-]{1,63}(?:(?:\.|\s?(?:\(dot\)|\[dot\])\s?)[\p{L}\p{N}-]{1,63})+/giu
const ADDRESS = /\b(?:[a-z][a-z+.-]{1,15}:\/\/|www\.)\S+/giu
const DOMAIN =
  /\b(?:[a-z0-9-]{1,63}\.){1,4}(?:com|net|org|info|biz|eu|ua|ru|lv|lt|ee|pl|ro|bg|gr|cy|mt|de|nl|uk|ph|cn|sg|ae|tr|hr|pt|fr|io|online|site|marine|crew|jobs|example)\b(?:\/\S*)?/giu
/** Domain endings that are words too, so only with a path. */
const DOMAIN_WITH_PATH = /\b(?:[a-z0-9-]{1,63}\.){1,4}(?:me|in|it|no|id|is|es|co|to|at|be)\/\S+/giu
const HANDLE = /(?<![\p{L}\p{N}.])@[\p{L}\p{N}_.]{3,40}/gu
const INTERNATIONAL = /(?:\+|(?<![\d\s.,]|\d\s)00)[1-9](?:[\s().-]{0,3}\d){7,14}(?!\d)/gu
const NAMED_NUMBER =
  /(?:tel|phone|telephone|mob|mobile|cell|call|fax|whats\s?app|viber|telegram|signal|wechat|line|тел|телефон|моб|звоните|вайбер|ватсап|телеграм|telefono|telefon|telefone|hp|wa)\.?\s?(?:[:#№-]|no\.?|is|id)?\s{0,2}\(?\d(?:[\s().-]{0,3}\d){5,14}(?!\d)/giu
const NAMED_ACCOUNT =
  /(?:skype|wechat|telegram|viber|whats\s?app|icq|teams)(?:\s?(?:id|name|account))?\s?[:#]\s?\S{3,60}/giu

const CONTACTS = [EMAIL, ADDRESS, DOMAIN, DOMAIN_WITH_PATH, NAMED_NUMBER, INTERNATIONAL, NAMED_ACCOUNT, HANDLE]

/** Longer sentences keep their other content. */
const SENTENCE_KEPT = 120
const SENTENCE_END = /(?<=[.!?;。！？।])\s+/u
/** "or better": words that only connected two contacts. */
const MAX_LINK_WORDS = 4

const cut = (text: string): string => {
  let left = text
  for (const pattern of CONTACTS) left = left.replace(pattern, ' ')
  return left
}

/** Whether a text contains a contact: an address, a number, an account. */
export const hasContact = (text: string): boolean => cut(text) !== text

function cleanLine(line: string): string {
  if (!hasContact(line)) return line
  const sentences = line.split(SENTENCE_END).flatMap((sentence) => {
    if (!hasContact(sentence)) return [sentence]
    return sentence.length > SENTENCE_KEPT ? [cut(sentence)] : []
  })
  const left = sentences.join(' ').replace(/\s+/g, ' ').trim()
  // Joining the rest may have created a contact.
  return hasContact(left) || !/\p{L}/u.test(left) ? '' : left
}

const isLink = (line: string): boolean =>
  line !== '' && line.split(' ').length <= MAX_LINK_WORDS && !/[.:!?]$/.test(line)

/** Returns the lines without contacts, and whether there were any. */
export function removeContacts(lines: readonly string[]): { lines: string[]; removed: boolean } {
  const cleaned = lines.map(cleanLine)
  const gone = lines.map((line, index) => line !== '' && cleaned[index] === '')
  const nearest = (from: number, step: 1 | -1): number => {
    let at = from + step
    while (at >= 0 && at < lines.length && lines[at] === '') at += step
    return at
  }
  const isBetween = (index: number): boolean => gone[nearest(index, -1)] === true && gone[nearest(index, 1)] === true
  return {
    lines: cleaned.map((line, index) => (isLink(line) && isBetween(index) ? '' : line)),
    removed: cleaned.some((line, index) => line !== lines[index]),
  }
}
