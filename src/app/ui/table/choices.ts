import { useState } from 'react'
import type { PageContext } from '#src/app/page.ts'
import { useRuntime } from '#src/app/runtime.tsx'
import { DAY_SECONDS, TABLES_COOKIE, TABLES_COOKIE_DAYS } from '#src/contract/http/constants.ts'

/** Columns left out, by the name of the list; under `KEYS` what was switched off in all tables. */
type Choices = ReadonlyMap<string, ReadonlySet<string>>

/** No list has this name: theirs have no dot before them. */
const KEYS = '.keys'
const OFF = 'off'
const WORD = /^\.?[a-z][a-z0-9-]{0,39}$/

/** `users:language.verified_crew:english`; what is not of this shape is left out. */
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

/** Which columns of a list this browser leaves out, and whether tables listen to keys; kept in a cookie, so that the edge draws them so. */
export function useTableChoices(list: string, { tables = '' }: Pick<PageContext, 'tables'>) {
  const { hydrated } = useRuntime()
  const [choices, setChoices] = useState(() => readChoices(hydrated ? readCookie() : tables))
  const toggle = (name: string, word: string) => {
    // Another tab may have chosen meanwhile.
    const next = toggled(readChoices(readCookie()), name, word)
    writeCookie(next)
    setChoices(next)
  }
  return {
    isHidden: (column: string) => choices.get(list)?.has(column) ?? false,
    toggleColumn: (column: string) => toggle(list, column),
    hasKeys: !choices.get(KEYS)?.has(OFF),
    toggleKeys: () => toggle(KEYS, OFF),
  }
}

export type TableChoices = ReturnType<typeof useTableChoices>
