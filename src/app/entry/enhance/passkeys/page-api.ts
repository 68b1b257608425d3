import { createTransport } from '#src/app/entry/browser-transport.ts'
import { createCall } from '#src/contract/http/call.ts'
import { CSRF_FIELD } from '#src/contract/http/constants.ts'
import { createPasskeyApi } from '#src/contract/passkey/api.ts'

let fetched: string | undefined

const tokenFields = () => document.querySelectorAll<HTMLInputElement>(`input[name=${CSRF_FIELD}]`)

/** The calls of passkeys, with what the page's markup knows: the same on documents and on pages of the app. */
export const createPagePasskeys = (place: HTMLElement) =>
  createPasskeyApi(
    createCall(
      createTransport({
        locale: () => document.documentElement.lang,
        token: () => tokenFields()[0]?.value ?? fetched,
        setToken: (token) => {
          fetched = token
          if (token) for (const field of tokenFields()) field.value = token
        },
        unavailable: () => place.dataset.failed ?? '',
      }),
    ),
  )
