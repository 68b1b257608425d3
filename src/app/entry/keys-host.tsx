import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { PaletteContext } from '#src/app/features/system/navigation/use-palette.ts'
import { findCurrent, ownNavOf } from '#src/app/layouts/navigation.ts'
import { isKey } from '#src/app/ui/is-key.ts'
import { isDialogOpen, isTyping } from '#src/app/ui/is-typing.ts'
import { notify } from '#src/app/ui/notify.ts'
import { hasSingleKeys } from '#src/app/ui/table/choices.ts'
import type { SessionUser } from '#src/contract/http/session.ts'
import { useAppState } from './app-store.ts'
import { loadBrowserMessages } from './browser-messages.ts'
import { isSlow, whenIdle } from './when-settled.ts'

const loads = {
  palette: () => import('#src/app/features/system/navigation/palette.tsx'),
  shortcuts: () => import('#src/app/features/system/navigation/shortcuts.tsx'),
}
const Palette = lazy(loads.palette)
const Shortcuts = lazy(loads.shortcuts)

type Opened = { part: keyof typeof loads; before: Element | null }

const isPaletteKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && isKey(event, 'k')

/** Shortcuts of one key can be switched off, and are part of a text where someone types. */
const isSingleKey = ({ ctrlKey, metaKey, altKey, isComposing, target }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && !isComposing && !isTyping(target) && hasSingleKeys()

const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0

/** The search field of the page, if it has one. */
const findSearch = (): HTMLInputElement | undefined =>
  [...document.querySelectorAll<HTMLInputElement>('main input[type="search"]')].find(isShown)

/** Focuses the search of the page. Returns false if it has none. */
function focusSearch(): boolean {
  const field = findSearch()
  field?.focus()
  field?.select()
  return field !== undefined
}

/** What a key opens; `done` if it is handled already. */
function decideKey(event: KeyboardEvent): keyof typeof loads | 'done' | undefined {
  if (isPaletteKey(event)) return 'palette'
  if (!isSingleKey(event)) return undefined
  if (event.key === '?') return 'shortcuts'
  if (event.key !== '/') return undefined
  return focusSearch() ? 'done' : 'palette'
}

function useKeys(open: (part: keyof typeof loads) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isDialogOpen()) return
      const part = decideKey(event)
      if (!part) return
      event.preventDefault()
      if (part !== 'done') open(part)
    }
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-palette]')) open('palette')
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('click', onClick)
    }
  }, [open])
}

/** The pages of the own navigation that were seen in this tab, the latest first. */
function useVisited(session: SessionUser, path: string): readonly string[] {
  const visited = useRef<readonly string[]>([])
  const href = findCurrent(ownNavOf(session).flat(), path)?.href
  if (href && visited.current[0] !== href) visited.current = [href, ...visited.current.filter((one) => one !== href)]
  return visited.current
}

/** Loads the palette when the page is settled, so that it opens at once and without a connection too; not on a slow connection. */
function usePreload(): void {
  useEffect(() => {
    if (!isSlow()) whenIdle(() => void loads.palette().catch(() => {}))
  }, [])
}

type Props = { session: SessionUser; path: string }

/** Handles the keys of all pages, and opens the command palette and the list of shortcuts. */
export function KeysHost({ session, path }: Props) {
  const { api, locale, build, spoken, intl } = useAppState()
  const visited = useVisited(session, path)
  const [opened, setOpened] = useState<Opened>()
  const { t } = intl
  const open = useRef((_part: keyof typeof loads) => {})
  open.current = (part) => {
    const failed = () => notify({ kind: 'error', text: t('palette.find.not-loaded') })
    void loads[part]().then(() => setOpened({ part, before: document.activeElement }), failed)
  }
  const [stable] = useState(() => (part: keyof typeof loads) => open.current(part))
  useKeys(stable)
  usePreload()
  if (!opened) return null
  const close = () => setOpened(undefined)
  const loadEnglish = () => loadBrowserMessages({ build, locale: 'en', pages: spoken.slice(0, 1) })
  const context: PaletteContext = { api, locale, session, here: visited[0] ?? '', visited, loadEnglish }
  return (
    <Suspense>
      {opened.part === 'palette' ? (
        <Palette context={context} before={opened.before} close={close} />
      ) : (
        <Shortcuts role={session.role} before={opened.before} close={close} />
      )}
    </Suspense>
  )
}
