import { readChoice } from './choices.ts'
import { clean } from './clean.ts'
import { findDates } from './dates.ts'
import type { Gathered } from './gather.ts'
import { put, sourceOf } from './gather.ts'
import type { Person, PersonGround } from './person.ts'
import { findPersonLabel, readFact } from './read-person.ts'
import { readPay } from './read-value.ts'
import { joinCells } from './rows.ts'

const MAX_LINE = 400
const MAX_SENTENCES = 12
const MAX_LABELLED = 60

/** Patterns of sentences about a person, and the labels they stand for. */
const SENTENCES: readonly (readonly [pattern: RegExp, label: string])[] = [
  [/^(?:born|née?|nacid[oa]|nascid[oa]|geboren|родил\p{L}+|народи\p{L}+)(?!\p{L})/iu, 'birth.both'],
  [/^(?:available|ready|disponible|disponível|verfügbar|готов\p{L}*)(?!\p{L})/iu, 'profileData.readyFrom'],
  [/^(?:nationalité|nacionalidad|nacionalidade|гражданство|громадянство)\s/iu, 'profileData.citizenship'],
  [/\s(?:citizen|national)$/iu, 'profileData.citizenship'],
  [/(?:english|anglais|inglés|inglês|englisch|английск|англійськ|inggris)/iu, 'languages.all'],
]
const PAID = /(?:€|\$|£|usd|eur|gbp)\s?(?:\/|per|par|por|pro|a|за)\s?\p{L}/iu
const PLACE = /(?<!\p{L})(?:in|à|en|em|at|в)\s(\p{Lu}[\p{L}.'’ -]{1,40}?)(?:\s(?:on|le|el|am)\s|\s?[(,]|$)/u

/** Reads with `read` into an empty person, and takes the results as uncertain. */
function doubtAll(at: PersonGround, read: (at: PersonGround) => void): void {
  const told: Person = { profileData: {}, contact: {}, biometric: {}, kin: {} }
  read({ ...at, person: told })
  for (const [part, fields] of Object.entries(told) as [keyof Person, Gathered][])
    for (const [name, found] of Object.entries(fields)) put(at.person[part], name, { ...found, isSure: false })
}

function readBirth(sentence: string, at: PersonGround): void {
  const [date] = findDates(sentence, at.ground.order)
  const source = sourceOf(at.row)
  if (date) put(at.person.profileData, 'birthDate', { value: date.value, isSure: false, source })
  const place = PLACE.exec(sentence)?.[1] ?? /,\s?(\p{Lu}[\p{L} -]{2,40})$/u.exec(sentence)?.[1]
  if (place) put(at.person.profileData, 'birthPlace', { value: clean(place), isSure: false, source })
}

function readSentence(sentence: string, at: PersonGround): void {
  const status = readChoice('maritalStatus', sentence.split(',', 1)[0] as string)
  if (status?.isSure)
    put(at.person.profileData, 'maritalStatus', { ...status, isSure: false, source: sourceOf(at.row) })
  if (PAID.test(sentence) && readPay(sentence)) doubtAll(at, (told) => readFact('pay.wish', '', sentence, told))
  for (const [pattern, label] of SENTENCES) {
    const said = pattern.exec(sentence)
    if (!said) continue
    if (label === 'birth.both') readBirth(sentence, at)
    else if (label === 'languages.all') doubtAll(at, (told) => readFact(label, '', sentence, told))
    else doubtAll(at, (told) => readFact(label, '', clean(sentence.replace(said[0], ' ')), told))
  }
}

/** Reads a label followed by its value without punctuation: "Nationality Romanian". */
function readPrefixed(text: string, at: PersonGround): boolean {
  const words = text.split(' ')
  for (let count = Math.min(4, words.length - 1); count > 0; count -= 1) {
    const label = words.slice(0, count).join(' ')
    const field = findPersonLabel(label)
    if (!field || field === 'name.full') continue
    doubtAll(at, (told) => readFact(field, label, words.slice(count).join(' '), told))
    return true
  }
  return false
}

const HANDLE = /^[(]?(@[A-Za-z][\w.]{3,31})[)]?$/

/** Reads facts without labels or punctuation; all uncertain. */
export function readSentences(at: PersonGround): void {
  const text = joinCells(at.row).slice(0, MAX_LINE)
  const handle = HANDLE.exec(text)?.[1]
  if (handle) put(at.person.contact, 'telegram', { value: handle, isSure: false, source: sourceOf(at.row) })
  if (text.length <= MAX_LABELLED && readPrefixed(text, at)) return
  for (const sentence of text.split(/[.;]\s|[.;]$|\s[–—]\s?/u, MAX_SENTENCES).map(clean)) readSentence(sentence, at)
}
