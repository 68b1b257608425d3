import { cut } from './clean.ts'
import type { Gathered } from './gather.ts'
import { put, sourceOf } from './gather.ts'
import type { Row } from './rows.ts'

/** A full name, and whether its label puts the surname first. */
export type WholeName = { text: string; row: Row; isSurnameFirst: boolean }

type Split = { firstname: string; surname: string; isSure: boolean }

const MAX_NAME = 60
const isCapital = (word: string): boolean =>
  word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase()

/** Particles at the start of surnames. */
const PARTICLE = /^(?:van|von|der|den|ten|ter|de|del|della|di|da|das|do|dos|du|le|la|el|al|bin|ibn|zu|af|av|san)$/

/** Returns the start of the surname: the last word and the particles before it. */
function findSurname(words: readonly string[]): number {
  let at = words.length - 1
  while (at > 1 && PARTICLE.test(words[at - 1] as string)) at -= 1
  return at
}

/** Splits a name; certain if a comma or capitals separate the parts. */
export function splitName(text: string, isSurnameFirst: boolean): Split | undefined {
  const [before, behind] = text.split(',', 2).map((part) => cut(part, MAX_NAME)) as [string, string | undefined]
  if (behind) return { surname: before, firstname: behind, isSure: true }
  const words = before.split(' ').filter((word) => word !== '')
  if (words.length < 2 || words.length > 6) return undefined
  const capitals = words.filter(isCapital)
  if (capitals.length > 0 && capitals.length < words.length) {
    const others = words.filter((word) => !isCapital(word))
    return { surname: capitals.join(' '), firstname: others.join(' '), isSure: true }
  }
  const [first, ...rest] = words as [string, ...string[]]
  if (isSurnameFirst) return { surname: first, firstname: rest.join(' '), isSure: false }
  const at = findSurname(words)
  return { surname: words.slice(at).join(' '), firstname: words.slice(0, at).join(' '), isSure: false }
}

const isLatin = (text: string): boolean => !/(?!\p{Script=Latin})\p{L}/u.test(text)

/** Fills in missing first name and surname. */
export function addNames(person: Gathered, names: readonly WholeName[]): void {
  const { firstname, surname } = person
  const [whole] = names.toSorted((one, other) => Number(isLatin(other.text)) - Number(isLatin(one.text)))
  if (firstname && !surname && !whole) {
    const split = splitName(String(firstname.value), false)
    if (!split) return
    person.firstname = { ...firstname, value: split.firstname, isSure: false }
    person.surname = { ...firstname, value: split.surname, isSure: false }
  }
  if (!whole || (firstname && surname)) return
  const source = sourceOf(whole.row)
  if (surname) {
    const rest = cut(whole.text.replace(String(surname.value), ''), MAX_NAME)
    put(person, 'firstname', { value: rest, isSure: rest === whole.text, source })
    return
  }
  const split = splitName(whole.text, whole.isSurnameFirst)
  if (!split) return
  put(person, 'firstname', { value: split.firstname, isSure: split.isSure, source })
  put(person, 'surname', { value: split.surname, isSure: split.isSure, source })
}
