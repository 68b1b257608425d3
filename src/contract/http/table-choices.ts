import type { Acting } from './session.ts'

/** Hidden columns by list name, and the settings of all tables under names with a leading dot, which no list has. */
export type Choices = ReadonlyMap<string, ReadonlySet<string>>

const KEYS = '.keys'
const OFF = 'off'
const DENSITY = '.density'
const COMPACT = 'compact'
const WORD = /^\.?[a-z][a-z0-9-]{0,59}$/

/** `users:language.verified_crew:english_.density:compact`; invalid parts are ignored. */
export function readChoices(text: string): Choices {
  const lists = text.split('_').map((part) => part.split(':') as [string, string?])
  return new Map(
    lists.flatMap(([list, words = '']) => {
      const hidden = words.split('.').filter((word) => WORD.test(word))
      return WORD.test(list) && hidden.length > 0 ? [[list, new Set(hidden)] as const] : []
    }),
  )
}

export const writeChoices = (choices: Choices): string =>
  [...choices].flatMap(([list, hidden]) => (hidden.size > 0 ? [`${list}:${[...hidden].join('.')}`] : [])).join('_')

/** The last characters of an id, enough to distinguish the few users of one browser. */
const tail = (id: string): string => id.replaceAll('-', '').slice(-8)

/** The name of a list for the signed-in account and its current organisation. */
export const nameList = (acting: Acting | null | undefined, list: string): string =>
  acting ? `a${tail(acting.id)}${acting.organisationId ? `-${tail(acting.organisationId)}` : ''}-${list}` : list

export function toggled(choices: Choices, list: string, word: string): Choices {
  const words = new Set(choices.get(list))
  if (!words.delete(word)) words.add(word)
  return new Map([...choices, [list, words]])
}

/** Settings of the browser, like its colours: `hasKeys` is about all shortcuts of one key (WCAG 2.1.4). */
export type TableSettings = { hasKeys: boolean; isCompact: boolean }

export const readSettings = (choices: Choices): TableSettings => ({
  hasKeys: !choices.get(KEYS)?.has(OFF),
  isCompact: choices.get(DENSITY)?.has(COMPACT) ?? false,
})

export const withSettings = (choices: Choices, { hasKeys, isCompact }: TableSettings): Choices =>
  new Map([
    ...choices,
    [KEYS, new Set(hasKeys ? [] : [OFF])] as const,
    [DENSITY, new Set(isCompact ? [COMPACT] : [])] as const,
  ])
