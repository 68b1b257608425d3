import { useQueryClient } from '@tanstack/react-query'
import { Outlet, Scripts } from '@tanstack/react-router'
import { AppFrame } from './app-frame.tsx'
import { AppRuntime } from './app-runtime.tsx'
import { STATE_ELEMENT, shareState } from './app-state.ts'
import { useAppState } from './app-store.ts'
import { packAnswers } from './carry-answers.ts'
import { RouteProgress } from './route-progress.tsx'
import { serializeJson } from './serialize-json.ts'

/** The whole document of an app page: the router's root route. */
export function AppDocument() {
  return (
    <AppFrame
      after={
        <>
          <StateElement />
          {/* Empty in the browser. */}
          {import.meta.env.SSR && <Scripts />}
        </>
      }
    >
      <RouteProgress />
      <AppRuntime>
        <Outlet />
      </AppRuntime>
    </AppFrame>
  )
}

/** Data, not a script: the browser entry reads its initial state here. */
function StateElement() {
  const state = useAppState()
  const queries = useQueryClient()
  const text = import.meta.env.SSR ? serializeJson(shareState(state, packAnswers(queries))) : ''
  return (
    <script
      id={STATE_ELEMENT}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the serializer escapes whatever could leave the element
      dangerouslySetInnerHTML={{ __html: text }}
    />
  )
}
