import { useState } from 'react'
import type { PageContext } from '#src/app/page.ts'
import { useRuntime } from '#src/app/runtime.tsx'
import { DAY_SECONDS, TABLES_COOKIE, TABLES_COOKIE_DAYS } from '#src/contract/http/constants.ts'
import {
  type Choices,
  nameList,
  readChoices,
  readSettings,
  type TableSettings,
  toggled,
  withSettings,
  writeChoices,
} from '#src/contract/http/table-choices.ts'

function readCookie(): string {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${TABLES_COOKIE}=`))
  return found?.slice(TABLES_COOKIE.length + 1) ?? ''
}

function writeCookie(choices: Choices): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing in some browsers of our readers
  document.cookie = `${TABLES_COOKIE}=${writeChoices(choices)}; path=/; max-age=${TABLES_COOKIE_DAYS * DAY_SECONDS}; samesite=lax`
}

/** Whether shortcuts of one key are on in this browser. */
export const hasSingleKeys = (): boolean => readSettings(readChoices(readCookie())).hasKeys

/** Shows the height of rows in all tables of the page; the edge writes the same attribute. */
const showDensity = ({ isCompact }: TableSettings): void => {
  if (isCompact) document.documentElement.dataset.density = 'compact'
  else delete document.documentElement.dataset.density
}

export type TableContext = Partial<Pick<PageContext, 'tables' | 'session'>>

/** The hidden columns of each list and the settings of all tables, in a cookie, so that the edge can render them. */
export function useTableChoices(name: string, { tables = '', session }: TableContext) {
  const { hydrated } = useRuntime()
  const list = nameList(session, name)
  const [choices, setChoices] = useState(() => readChoices(hydrated ? readCookie() : tables))
  const settings = readSettings(choices)
  const keep = (next: Choices) => {
    writeCookie(next)
    setChoices(next)
    showDensity(readSettings(next))
  }
  // Another tab may have changed the cookie meanwhile.
  const change = (changed: Partial<TableSettings>) => {
    const stored = readChoices(readCookie())
    keep(withSettings(stored, { ...readSettings(stored), ...changed }))
  }
  return {
    ...settings,
    isHidden: (column: string) => choices.get(list)?.has(column) ?? false,
    toggleColumn: (column: string) => keep(toggled(readChoices(readCookie()), list, column)),
    toggleKeys: () => change({ hasKeys: !settings.hasKeys }),
    toggleDensity: () => change({ isCompact: !settings.isCompact }),
  }
}

export type TableChoices = ReturnType<typeof useTableChoices>
