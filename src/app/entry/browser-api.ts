import { createApi } from '#src/contract/api.ts'
import { nameActing } from '#src/contract/http/session.ts'
import { createTransport } from './browser-transport.ts'
import type { AppStore } from './router/router-context.ts'

/** The typed client of the app's pages. */
export const createBrowserApi = (getStore: () => Pick<AppStore, 'get' | 'set'>) =>
  createApi(
    createTransport({
      locale: () => getStore().get().locale,
      person: () => {
        const { session } = getStore().get()
        return session ? nameActing(session) : undefined
      },
      token: () => getStore().get().csrfToken,
      setToken: (csrfToken) => getStore().set({ csrfToken }),
      unavailable: () => getStore().get().intl.t('error.code.unavailable'),
    }),
  )
