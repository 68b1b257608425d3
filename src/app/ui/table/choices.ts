import { useState } from 'react'
import type { PageContext } from '#src/app/page.ts'
import { useRuntime } from '#src/app/runtime.tsx'
import { DAY_SECONDS, TABLES_COOKIE, TABLES_COOKIE_DAYS } from '#src/contract/http/constants.ts'
import type { Acting } from '#src/contract/http/session.ts'

/** Hidden columns by list name; `KEYS` contains what is switched off in all tables. */
type Choices = ReadonlyMap<string, ReadonlySet<string>>

/** No list has this name: theirs have no leading dot. */
const KEYS = '.keys'
const OFF = 'off'
const WORD = /^\.?[a-z][a-z0-9-]{0,59}$/

/** `users:language.verified_crew:english`; invalid parts are ignored. */
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
export function nameList(acting: Acting | null | undefined, list: string): string {
  if (!acting) return list
  const owner = `a${tail(acting.id)}${acting.organisationId ? `-${tail(acting.organisationId)}` : ''}`
  return list.startsWith('.') ? `.${owner}-${list.slice(1)}` : `${owner}-${list}`
}

function toggled(choices: Choices, list: string, word: string): Choices {
  const words = new Set(choices.get(list))
  if (!words.delete(word)) words.add(word)
  return new Map([...choices, [list, words]])
}

function readCookie(): string {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${TABLES_COOKIE}=`))
  return found?.slice(TABLES_COOKIE.length + 1) ?? ''
}

function writeCookie(choices: Choices): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing in some browsers of our readers
  document.cookie = `${TABLES_COOKIE}=${writeChoices(choices)}; path=/; max-age=${TABLES_COOKIE_DAYS * DAY_SECONDS}; samesite=lax`
}

export type TableContext = Partial<Pick<PageContext, 'tables' | 'session'>>

/** The hidden columns of each list and the keyboard setting of tables, in a cookie, so that the edge can render them. */
export function useTableChoices(name: string, { tables = '', session }: TableContext) {
  const { hydrated } = useRuntime()
  const [list, keys] = [nameList(session, name), nameList(session, KEYS)]
  const [choices, setChoices] = useState(() => readChoices(hydrated ? readCookie() : tables))
  const toggle = (changed: string, word: string) => {
    // Another tab may have changed it meanwhile.
    const next = toggled(readChoices(readCookie()), changed, word)
    writeCookie(next)
    setChoices(next)
  }
  return {
    isHidden: (column: string) => choices.get(list)?.has(column) ?? false,
    toggleColumn: (column: string) => toggle(list, column),
    hasKeys: !choices.get(keys)?.has(OFF),
    toggleKeys: () => toggle(keys, OFF),
  }
}

export type TableChoices = ReturnType<typeof useTableChoices>
