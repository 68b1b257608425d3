import { Outlet, Scripts, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { getLocale } from '../../contract/locales.ts'
import { findRoute, getRoute } from '../../contract/routes.ts'
import { IntlProvider } from '../../i18n/react.tsx'
import { Layout } from '../layouts/layout.tsx'
import { getPage } from '../routes/registry.ts'
import { LocaleProvider } from '../ui/href.tsx'
import { Skeleton } from '../ui/states.tsx'
import { AppRuntime } from './app-runtime.tsx'
import { AppShellHead } from './app-shell-head.tsx'
import { createPageContext, STATE_ELEMENT, sharedStateOf } from './app-state.ts'
import { useAppState } from './app-store.ts'
import { HeadTags } from './head-tags.tsx'
import { PageView } from './page-view.tsx'
import { RouteProgress } from './route-progress.tsx'
import type { LoadedPage } from './router-context.ts'
import { serializeJson } from './serialize-json.ts'

/** The whole document of an app page: the router's root route. */
export function AppDocument() {
  const state = useAppState()
  const locale = getLocale(state.locale)
  return (
    <html lang={locale.tag} dir={locale.dir} data-kind="app" suppressHydrationWarning>
      <head>
        <AppShellHead state={state} />
      </head>
      <body suppressHydrationWarning>
        <IntlProvider intl={state.intl} formatsCode={state.session?.formats ?? undefined} controls={state.controls}>
          <LocaleProvider value={state.locale}>
            <RouteProgress />
            <AppRuntime>
              <CurrentPage />
              <Outlet />
            </AppRuntime>
          </LocaleProvider>
        </IntlProvider>
        <StateElement />
        <Scripts />
      </body>
    </html>
  )
}

function CurrentPage() {
  const state = useAppState()
  const match = useRouterState({ select: (router) => router.matches.at(-1) })
  if (match?.status === 'pending') return <PageOnItsWay path={match.pathname} />
  const loaded = match?.status === 'success' ? (match.loaderData as LoadedPage | undefined) : undefined
  if (!match || !loaded) return null
  const { routeId, here, search, now, data, failure } = loaded
  const ctx = createPageContext(state, { here, search, now, params: match.params as Record<string, string> })
  const route = getRoute(routeId)
  const { productName, csrfToken } = state
  return (
    <>
      <HeadTags head={getPage(routeId).head(data, ctx)} productName={productName} noindex={!route.index} />
      <PageView {...{ route, ctx, data, productName, failure, csrfToken }} />
    </>
  )
}

/** A page that takes long keeps its place, with the layout around it. */
function PageOnItsWay({ path }: { path: string }) {
  const state = useAppState()
  const ctx = createPageContext(state, { here: path, search: {}, params: {}, now: Date.now() })
  return (
    <Layout ctx={ctx} route={findRoute(path)?.route ?? getRoute('page')} productName={state.productName}>
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
