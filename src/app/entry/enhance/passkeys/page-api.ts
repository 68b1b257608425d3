import { createTransport } from '#src/app/entry/browser-transport.ts'
import { createCall } from '#src/contract/http/call.ts'
import { CSRF_FIELD } from '#src/contract/http/constants.ts'
import { createPasskeyApi } from '#src/contract/passkey/api.ts'

let fetched: string | undefined

const tokenFields = () => document.querySelectorAll<HTMLInputElement>(`input[name=${CSRF_FIELD}]`)

/** Calls for passkeys with the data in the page's markup, for documents and app pages. */
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
