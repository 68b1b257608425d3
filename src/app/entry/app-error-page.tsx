import { type ErrorComponentProps, useRouterState } from '@tanstack/react-router'
import { splitLocale } from '../../contract/addresses.ts'
import { ApiError } from '../../contract/api.ts'
import { HOMES, type Role } from '../../contract/roles.ts'
import { findRoute, getRoute, type RouteRow } from '../../contract/routes.ts'
import { ErrorView } from '../features/error/error-view.tsx'
import { Layout } from '../layouts/layout.tsx'
import { PageError } from '../page.ts'
import { createPageContext } from './app-state.ts'
import { useAppState } from './app-store.ts'
import { HeadTags } from './head-tags.tsx'

type Shown = { status: number; message: string; needs?: Role }

function describe(error: unknown): Shown {
  if (error instanceof PageError && error.status === 403)
    return { status: 403, message: '', needs: error.message as Role }
  if (error instanceof PageError || error instanceof ApiError) return { status: error.status, message: error.message }
  return { status: 500, message: '' }
}

export const AppErrorPage = ({ error }: ErrorComponentProps) => <ErrorPage shown={describe(error)} />

export const AppNotFound = () => <ErrorPage shown={{ status: 404, message: '' }} />

function ErrorPage({ shown }: { shown: Shown }) {
  const state = useAppState()
  const location = useRouterState({ select: (router) => router.location })
  const path = splitLocale(location.pathname).path
  const route: RouteRow = findRoute(path)?.route ?? getRoute('page')
  const now = Date.now()
  const ctx = createPageContext(state, { here: path, params: {}, search: {}, now })
  const title = shown.message || String(shown.status)
  return (
    <>
      <HeadTags head={{ title }} productName={state.productName} noindex />
      <Layout ctx={ctx} route={route} productName={state.productName}>
        <ErrorView
          status={shown.status}
          message={shown.message}
          path={path}
          cat={path.length}
          home={state.session ? HOMES[state.session.role] : '/'}
          {...(shown.needs && { needs: shown.needs })}
        />
      </Layout>
    </>
  )
}
