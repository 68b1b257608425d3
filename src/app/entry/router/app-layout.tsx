import { Outlet, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Layout } from '#src/app/layouts/layout.tsx'
import { placeOfPage } from '#src/contract/http/addresses.ts'
import { getRoute } from '#src/contract/routes.ts'
import { createPageContext } from '../app-state.ts'
import { useAppState } from '../app-store.ts'
import { KeysHost } from '../keys-host.tsx'
import type { LoadedPage } from './router-context.ts'

/** The frame of a page that is shown, loads or failed; its open parts remain open on navigation. */
export function AppLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  const state = useAppState()
  const leaf = useRouterState({ select: ({ matches }) => matches.at(-1) })
  const route = leaf?.staticData.row ?? getRoute('page')
  const loaded = leaf?.loaderData as LoadedPage | undefined
  const ctx = createPageContext(state, {
    here: placeOfPage(leaf?.pathname ?? '/', (leaf?.search ?? {}) as Record<string, string>),
    params: {},
    search: {},
    now: loaded?.now ?? Date.now(),
    actKey: '',
  })
  return (
    <>
      <Layout ctx={ctx} route={route} productName={state.productName} csrfToken={state.csrfToken}>
        {children}
      </Layout>
      {state.session && <KeysHost session={state.session} path={route.path} />}
    </>
  )
}
