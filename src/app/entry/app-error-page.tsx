import { type ErrorComponentProps, useRouter, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError, ConnectionError } from '#src/contract/api.ts'
import { splitLocale } from '#src/contract/http/addresses.ts'
import { HOMES, type Role } from '#src/contract/http/roles.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { ErrorView } from '../features/system/error/error-view.tsx'
import { kindOfStatus, type StatusKind } from '../features/system/error/status-kind.ts'
import { PageError } from '../page.ts'
import { useRuntime } from '../runtime.tsx'
import { useLineReturn } from '../ui/use-line-return.ts'
import { AppFrame } from './app-frame.tsx'
import { useAppState } from './app-store.ts'
import { HeadTags } from './head-tags.tsx'
import { AppLayout } from './router/app-layout.tsx'
import { useTakenOver } from './use-taken-over.ts'
import { fetchBuild } from './watch-build.ts'

type Shown = { status: number | undefined; message: string; kind?: StatusKind; needs?: Role }

function describe(error: unknown): Shown {
  if (error instanceof PageError && error.status === 403)
    return { status: 403, message: '', needs: error.message as Role }
  if (error instanceof PageError || error instanceof ApiError) return { status: error.status, message: error.message }
  if (!(error instanceof ConnectionError)) return { status: 500, message: '' }
  return { status: undefined, message: '', ...(error.answered && { kind: 'incomplete' }) }
}

export const AppErrorPage = ({ error }: ErrorComponentProps) => <ErrorPage shown={describe(error)} error={error} />

/** An address without a route has no layout. */
export const AppNotFound = () => (
  <AppLayout>
    <ErrorPage shown={{ status: 404, message: '' }} />
  </AppLayout>
)

/** An error outside of every page removes its frame, so this renders a frame of its own. */
export const RootErrorPage = ({ error }: ErrorComponentProps) => (
  <AppFrame>
    <AppLayout>
      <ErrorPage shown={describe(error)} error={error} />
    </AppLayout>
  </AppFrame>
)

/** Retries once the server answers: a missing part of the app is only loaded with the whole page. */
function useRetry(error: unknown): () => Promise<void> {
  const router = useRouter()
  return async () => {
    if ((await fetchBuild()) === undefined) return
    const isData = (error instanceof ConnectionError && !error.part) || error instanceof ApiError
    if (isData) await router.invalidate({ sync: true })
    else location.reload()
  }
}

function ErrorPage({ shown, error }: { shown: Shown; error?: unknown }) {
  const state = useAppState()
  const intl = useIntl()
  useTakenOver()
  const { hydrated } = useRuntime()
  const location = useRouterState({ select: (router) => router.location })
  // The first render repeats the server's.
  const [cat] = useState(() => (hydrated ? Math.floor(Math.random() * 1000) : 0))
  const retry = useRetry(error)
  const isOffline = shown.status === undefined
  useLineReturn(isOffline, retry)
  const { path } = splitLocale(location.pathname)
  const title = shown.message || intl.t(`error-page.${shown.kind ?? kindOfStatus(shown.status)}.title`)
  return (
    <>
      <HeadTags head={{ title }} productName={state.productName} noindex />
      <ErrorView
        {...shown}
        path={path + location.searchStr}
        asked={path}
        cat={cat}
        home={state.session ? HOMES[state.session.role] : '/'}
        done={state.doneBefore === path}
        retry={retry}
      />
    </>
  )
}
