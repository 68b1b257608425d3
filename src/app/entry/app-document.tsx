import { CatchBoundary, Outlet, Scripts, useRouterState } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { findRoute, getRoute } from '#src/contract/routes.ts'
import type { SessionUser } from '#src/contract/session.ts'
import { Layout } from '../layouts/layout.tsx'
import type { PageContext } from '../page.ts'
import { getPage } from '../routes/registry.ts'
import { Skeleton } from '../ui/states.tsx'
import { AppErrorPage } from './app-error-page.tsx'
import { AppFrame } from './app-frame.tsx'
import { AppRuntime } from './app-runtime.tsx'
import { createPageContext, STATE_ELEMENT, sharedStateOf } from './app-state.ts'
import { useAppState } from './app-store.ts'
import { HeadTags } from './head-tags.tsx'
import { PageView } from './page-view.tsx'
import { RouteProgress } from './route-progress.tsx'
import type { LoadedPage } from './router-context.ts'
import { serializeJson } from './serialize-json.ts'
import { usePageData } from './use-page-data.ts'

/** The whole document of an app page: the router's root route. What a page fails to draw is told inside the frame. */
export function AppDocument() {
  const drawn = useRouterState({ select: (router) => router.matches.at(-1) })
  return (
    <AppFrame
      after={
        <>
          <StateElement />
          {/* The browser has none of its own to draw. */}
          {import.meta.env.SSR && <Scripts />}
        </>
      }
    >
      <RouteProgress />
      <AppRuntime>
        <CatchBoundary getResetKey={() => drawn as never} errorComponent={AppErrorPage}>
          <CurrentPage />
        </CatchBoundary>
        <Outlet />
      </AppRuntime>
    </AppFrame>
  )
}

function CurrentPage() {
  const state = useAppState()
  const match = useRouterState({ select: (router) => router.matches.at(-1) })
  const loaded = match?.status === 'success' ? (match.loaderData as LoadedPage | undefined) : undefined
  const session = usePerson(loaded, state.session)
  if (match?.status === 'pending') return <PageOnItsWay path={match.pathname} />
  if (!match || !loaded) return null
  const { here, search, now, actKey } = loaded
  const params = match.params as Record<string, string>
  const ctx = createPageContext({ ...state, session }, { here, search, now, actKey, params })
  return <LoadedView key={loaded.routeId} loaded={loaded} ctx={ctx} />
}

/** The page as its queries answer now: what an act changes in the cache is on the screen at once. */
function LoadedView({ loaded, ctx }: { loaded: LoadedPage; ctx: PageContext }) {
  const { productName, csrfToken } = useAppState()
  const { routeId, failure } = loaded
  const page = getPage(routeId)
  // What is asked for is settled by the load, and stays through a change of language until the next one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: said above
  const queries = useMemo(() => page.queries?.(ctx) ?? {}, [loaded])
  const answers = usePageData(queries)
  const data = page.queries ? answers : loaded.data
  const route = getRoute(routeId)
  return (
    <>
      <HeadTags head={page.head(data, ctx)} productName={productName} noindex={!route.index} />
      <PageView {...{ route, ctx, data, productName, failure, csrfToken }} />
    </>
  )
}

/** Whom the page is drawn for. Who signs in or out on it leaves it: until then it stays the page of whoever it was loaded for. */
function usePerson(loaded: LoadedPage | undefined, session: SessionUser | null): SessionUser | null {
  const [drawn, draw] = useState({ loaded, session })
  if (drawn.loaded === loaded && (drawn.session === session || drawn.session?.id !== session?.id)) return drawn.session
  draw({ loaded, session })
  return session
}

/** A page that takes long keeps its place, with the layout around it. */
function PageOnItsWay({ path }: { path: string }) {
  const state = useAppState()
  const ctx = createPageContext(state, { here: path, search: {}, params: {}, now: Date.now(), actKey: '' })
  const route = findRoute(path)?.route ?? getRoute('page')
  return (
    <Layout ctx={ctx} route={route} productName={state.productName} csrfToken={state.csrfToken}>
      <div className="wrap u-pbs-6">
        <Skeleton lines={8} />
      </div>
    </Layout>
  )
}

/** Data, not a program: the browser's entry reads the state it starts from here. */
function StateElement() {
  const state = useAppState()
  const [text] = useState(() => serializeJson(sharedStateOf(state)))
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
