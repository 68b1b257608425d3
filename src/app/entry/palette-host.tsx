import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { PaletteContext } from '#src/app/features/system/navigation/use-palette.ts'
import { findCurrent, ownNavOf } from '#src/app/layouts/navigation.ts'
import { isKey } from '#src/app/ui/is-key.ts'
import { notify } from '#src/app/ui/notify.ts'
import type { SessionUser } from '#src/contract/http/session.ts'
import { useAppState } from './app-store.ts'
import { loadBrowserMessages } from './browser-messages.ts'

const load = () => import('#src/app/features/system/navigation/palette.tsx')
const Palette = lazy(load)

const isShortcut = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && isKey(event, 'k')

/** The pages of the own navigation that were seen in this tab, the latest first. */
function useVisited(session: SessionUser, path: string): readonly string[] {
  const visited = useRef<readonly string[]>([])
  const href = findCurrent(ownNavOf(session).flat(), path)?.href
  if (href && visited.current[0] !== href) visited.current = [href, ...visited.current.filter((one) => one !== href)]
  return visited.current
}

type Props = { session: SessionUser; path: string }

/** Opens the command palette by its key and its button, and loads it then. */
export function PaletteHost({ session, path }: Props) {
  const state = useAppState()
  const visited = useVisited(session, path)
  const [before, setBefore] = useState<Element | null>()
  const { t } = state.intl
  useEffect(() => {
    const open = () =>
      load().then(
        () => setBefore(document.activeElement),
        () => notify({ kind: 'error', text: t('palette.find.not-loaded') }),
      )
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event) || document.querySelector('[role="dialog"]')) return
      event.preventDefault()
      void open()
    }
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-palette]')) void open()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('click', onClick)
    }
  }, [t])
  if (before === undefined) return null
  const { api, locale, build, spoken } = state
  const loadEnglish = () => loadBrowserMessages({ build, locale: 'en', pages: spoken.slice(0, 1) })
  const context: PaletteContext = { api, locale, session, here: visited[0] ?? '', visited, loadEnglish }
  return (
    <Suspense>
      <Palette context={context} before={before} close={() => setBefore(undefined)} />
    </Suspense>
  )
}
