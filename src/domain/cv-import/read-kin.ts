import { clean } from './clean.ts'
import { gather } from './gather.ts'
import type { PersonGround } from './person.ts'
import { filledCells } from './rows.ts'

const PHONE = /\+?\d[\d\s().-]{6,22}\d/

/** Reads the next of kin: a name and its number. */
export function readKin(text: string, { person, row, ground }: PersonGround): void {
  const phone = PHONE.exec(text.slice(0, 200))
  const name = (phone ? text.slice(0, phone.index) : text).replace(/\([^()]{2,30}\)[\s,;]{0,3}/u, ' ')
  gather(
    person.kin,
    ['kin', 'kinName'],
    clean(name.replace(/[\s,;(–—-]{1,9}(?:tel|phone|mob|ph|тел|ت|هاتف|تليفون)\.?[\s:]{0,9}$/iu, '')),
    { row, ground },
  )
  const beside =
    phone ??
    PHONE.exec(
      row.cells
        .slice(row.cells.findIndex((cell) => cell.includes(text)) + 1)
        .join(' | ')
        .slice(0, 300),
    )
  if (!phone && beside) gather(person.kin, ['kin', 'kinContact'], beside[0], { row, ground, isSure: false })
  if (!phone) return
  gather(person.kin, ['kin', 'kinContact'], phone[0], { row, ground })
  const rest = clean(text.slice(phone.index + phone[0].length))
  if (rest.includes(' ')) gather(person.kin, ['kin', 'kinAddress'], rest, { row, ground, isSure: false })
}

const NAME = /^\p{Lu}[\p{L}\p{M}.'’-]{0,30}(?:\s\p{Lu}[\p{L}\p{M}.'’-]{0,30}){1,3}$/u

/** Reads a line without a label in the section of the next of kin: a name or a phone number. */
export function readKinLine(at: PersonGround): boolean {
  const [only = '', ...others] = filledCells(at.row)
  const name = only.replace(/\s?\([^()]{2,30}\)\s?$/u, '')
  if (others.length > 0) return false
  const isPhone = PHONE.exec(only)?.[0] === only
  if (isPhone) return gather(at.person.kin, ['kin', 'kinContact'], only, at)
  return NAME.test(name) && gather(at.person.kin, ['kin', 'kinName'], name, { ...at, isSure: false })
}
