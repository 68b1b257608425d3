import { clean, cut } from './clean.ts'
import { findDates } from './dates.ts'
import { createLabelFinder, type LabelFinder } from './find-label.ts'
import { gather, put, sourceOf } from './gather.ts'
import { PERSON_LABELS } from './labels/person.ts'
import { findSlug } from './match-name.ts'
import { findNumbers, readHeight, readWeight } from './numbers.ts'
import type { Person, PersonGround } from './person.ts'
import { readKin } from './read-kin.ts'
import { readPay } from './read-value.ts'
import { splitScripts } from './scripts.ts'

const findOne: LabelFinder = createLabelFinder(PERSON_LABELS)

/** Pairs of facts by the fields of their labels: "Talla/Peso" if both words are known. */
const BOTH: Readonly<Record<string, string>> = {
  'biometric.height+biometric.weight': 'body.both',
  'biometric.hairColor+biometric.eyesColor': 'looks.both',
  'biometric.eyesColor+biometric.hairColor': 'eyes.first',
  'contact.mobile+contact.whatsapp': 'phones.chat',
  'contact.phone+contact.whatsapp': 'phones.chat',
  'contact.mobile+contact.viber': 'contact.mobile',
  'contact.phone+contact.viber': 'contact.phone',
}

export const findPersonLabel: LabelFinder = (text) => {
  const known = findOne(text)
  if (known || text.length > 60) return known
  const parts = text.split(/\s?[/&,]\s?|\s(?:and|y|e|et|und|и|та)\s/iu).map(findOne)
  if (parts.length !== 2) return undefined
  const [one, other] = parts
  return BOTH[parts.join('+')] ?? (one !== 'none' && other === 'none' ? one : undefined)
}

/** Whether the second fact of a label has no field: "Marital status / Children". */
const isSecondUnasked = (label: string): boolean => {
  const [one, other] = label.split(/\s?\/\s?/, 2)
  return (
    findOne(label) === undefined && other !== undefined && findOne(other) === 'none' && findOne(one ?? '') !== 'none'
  )
}

const SURNAME_FIRST =
  /^(?:surname|фио|ф\.?\s?и\.?\s?о|фамилия|піб|п\.?\s?і\.?\s?б|прізвище|apellidos|nom|nazwisko|last|姓)/iu

const ENGLISH_WORD =
  /[\p{L}\p{M}]{0,20}(?:english|inglés|ingles|inglês|inggris|англ|anglais|englisch|إنجليزية|انجليزية|अंग्रे|英语|angielski)[\p{L}\p{M}]{0,20}/iu

/** Reads the level of English among other languages. */
function readLanguages(text: string, at: PersonGround): void {
  const piece = text.split(/[,;\n]/).find((one) => ENGLISH_WORD.test(one))
  const level = piece
    ?.replace(ENGLISH_WORD, ' ')
    .replace(/(?<!\p{L})(?:in|of|the)(?!\p{L})/giu, ' ')
    .replace(/[():–—-]/gu, ' ')
  if (level) gather(at.person.profileData, ['profileData', 'englishLevel'], level, { ...at, isSure: false })
}

/** Reads two facts in one: the first number or word is the first fact. */
function readBoth(fields: readonly [string, string], text: string, at: PersonGround): void {
  const [one = '', other = ''] = text.split(/[/,;|]/, 2)
  for (const [place, name] of fields.entries())
    gather(at.person.biometric, ['biometric', name], place === 0 ? one : other, at)
}

function readBody(text: string, { person, row }: PersonGround): void {
  const [first, second] = findNumbers(text)
  const height = first && readHeight(text.slice(first.start, first.end))
  const weight = second && readWeight(text.slice(second.start, second.end))
  const source = sourceOf(row)
  if (height) put(person.biometric, 'height', { value: height, isSure: true, source })
  if (weight) put(person.biometric, 'weight', { value: weight, isSure: true, source })
}

const AGE =
  /\(?\s?\d{1,2}\s?(?:years?|y\.?o\.?|yrs?|лет|років|роки|anos|años|ans|jahre|tahun|taong gulang|岁|سنة|वर्ष)[^(),;]{0,8}\)?/iu

/** Reads "12.03.1985, Gdynia" in either order. */
function readBirth(text: string, { person, row, ground }: PersonGround): void {
  const [date] = findDates(text, ground.order)
  if (!date) return
  put(person.profileData, 'birthDate', { value: date.value, isSure: date.isSure, source: sourceOf(row) })
  const place = clean(`${text.slice(0, date.start)} ${text.slice(date.end)}`.replace(AGE, ' ').replace(/[()]/g, ' '))
    .replace(/^(?:in|в|en|à|em|di|at)\s/iu, '')
    .replace(/^[,/\s]{1,9}|[,/\s]{1,9}$/g, '')
  if (place) gather(person.profileData, ['profileData', 'birthPlace'], place, { row, ground })
}

function readWish(text: string, { person, row }: PersonGround, label: string): void {
  const months = /(?:contract|контракт|contrato|vertrag|contrat)\p{L}{0,3}\s(\d{1,2})/iu.exec(text)?.[1]
  if (months)
    put(person.profileData, 'desiredContract', { value: Number(months), isSure: false, source: sourceOf(row) })
  for (const [name, value] of Object.entries(readPay(text, label) ?? {}))
    put(person.profileData, name, {
      value,
      isSure: name !== 'desiredPeriod' || /[/\p{L}]/u.test(text),
      source: sourceOf(row),
    })
}

function readChats(text: string, at: PersonGround): void {
  gather(at.person.contact, ['contact', 'mobile'], text, at)
  gather(at.person.contact, ['contact', 'whatsapp'], text, at)
}

const ALSO = /^(?:tambi[eé]n|also|or|также|или|або|oder|ou|atau|o)\s/iu

/** Reads the desired rank, and an alternative in brackets. */
function readPosition(text: string, at: PersonGround): void {
  const told =
    /^([^()（）]{1,80})[(（]([^()（）]{2,60})[)）]\s{0,3}$/u.exec(text) ??
    (findSlug('rank', text, at.ground.terms)?.isSure ? undefined : /^([^/]{2,60})\s\/\s([^/]{2,60})$/u.exec(text))
  const also = told?.[2]?.replace(ALSO, '') ?? ''
  const second = told && findSlug('rank', also, at.ground.terms)
  const main = told && findSlug('rank', told[1] as string, at.ground.terms)
  const isAlone = !told || !second || !main || main.value === second.value
  gather(at.person.profileData, ['profileData', 'positionMain'], isAlone ? text : (told[1] as string), at)
  if (!isAlone) gather(at.person.profileData, ['profileData', 'positionSecond'], also, { ...at, isSure: false })
}

const PHONES = /(?:(моб|mob|cell|hp|дом|home|тел|tel)\p{L}{0,6}\.?[\s:]{0,3})?(\+?\d[\d\s().-]{6,22}\d)/giu

const CHATS = /viber|whats\s?app|telegram/iu

/** Reads phone numbers: one is what its label says; of several each is what precedes it, uncertain. */
function readPhones(text: string, at: PersonGround, label: string): void {
  const numbers = [...text.slice(0, 200).matchAll(PHONES)]
  // Chats belong to a mobile phone.
  const named = findPersonLabel(label) === 'contact.phone' && !CHATS.test(label) ? 'phone' : 'mobile'
  if (numbers.length < 2) {
    const number = numbers[0]?.[2] ?? text
    gather(at.person.contact, ['contact', named], number, at)
    for (const chat of ['viber', 'whatsapp'])
      if (label.toLowerCase().includes(chat)) gather(at.person.contact, ['contact', chat], number, at)
    return
  }
  for (const [, cue = '', number] of numbers) {
    const name = /^(?:дом|home|тел|tel)/iu.test(cue) ? 'phone' : /^(?:моб|mob|cell|hp)/iu.test(cue) ? 'mobile' : named
    gather(at.person.contact, ['contact', name], number as string, { ...at, isSure: false })
  }
}

/** Reads a number, or the mobile phone if it says "same". */
function readChat(name: string, text: string, at: PersonGround): void {
  const mobile = SAME.test(text) && at.person.contact.mobile
  if (mobile) put(at.person.contact, name, { ...mobile, isSure: false, source: sourceOf(at.row) })
  else gather(at.person.contact, ['contact', name], text, at)
}

const SAME = /^(?:same|idem|ditto|то же|тот же|той самий|mismo|mesmo|sama|wie |gleich|même|نفس|同上|वही)/iu

type Reader = (text: string, at: PersonGround, label: string) => void

/** Reads an airport: its code in brackets, otherwise the text. */
function readAirport(text: string, { person, row, ground }: PersonGround): void {
  const code = /\(([A-Z]{3})\)/.exec(text.slice(0, 200))?.[1]
  gather(person.profileData, ['profileData', 'homeAirport'], code ?? text, { row, ground })
}

const READERS: Readonly<Record<string, Reader>> = {
  'name.full': (text, { names, row }, label) => {
    const [latin] = splitScripts(text)
    const isHan = /\p{Script=Han}/u.test(text)
    names.push({ text: cut(latin ?? text, 120), row, isSurnameFirst: isHan || SURNAME_FIRST.test(label) })
  },
  'contact.whatsapp': (text, at) => readChat('whatsapp', text, at),
  'contact.viber': (text, at) => readChat('viber', text, at),
  'profileData.positionMain': readPosition,
  'profileData.homeAirport': readAirport,
  'contact.phone': readPhones,
  'contact.mobile': readPhones,
  'birth.both': readBirth,
  'body.both': readBody,
  'looks.both': (text, at) => readBoth(['hairColor', 'eyesColor'], text, at),
  'eyes.first': (text, at) => readBoth(['eyesColor', 'hairColor'], text, at),
  'phones.chat': readChats,
  'pay.wish': readWish,
  'languages.all': readLanguages,
  'kin.kinName': readKin,
  'profileData.birthDate': readBirth,
  address: () => {},
  none: () => {},
}

const KIN_FIELDS: Readonly<Record<string, string>> = {
  'contact.mobile': 'kinContact',
  'contact.phone': 'kinContact',
  'contact.whatsapp': 'kinContact',
  'phones.chat': 'kinContact',
  address: 'kinAddress',
}
const KIN_NAMES = new Set(['name.full', 'profileData.firstname'])

/** Reads the value of a label; in the section of the next of kin a name is that of the kin. */
export function readFact(field: string, label: string, written: string, at: PersonGround): unknown {
  const text = isSecondUnasked(label) ? (written.split(/\s?\/\s?/, 1)[0] as string) : written
  if (at.section === 'kin') {
    if (KIN_NAMES.has(field)) return readKin(text, at)
    const name = KIN_FIELDS[field]
    if (name) return gather(at.person.kin, ['kin', name], text, at)
  }
  const reader = READERS[field]
  if (reader) return reader(text, at, label)
  const [part, name] = field.split('.') as [keyof Person, string]
  return gather(at.person[part], [part, name], text, at)
}
