import { CSRF_HEADER, FORM_HEADER } from '#src/contract/http/constants.ts'

const TIMEOUT = 30_000

/**
 * Where a form led, or the page with its errors and a fresh token. Undefined if offline. `isOurs`: the site answered, not a proxy before an
 * unavailable server or a captive portal.
 */
export type Outcome = { leadsTo: string } | { page: Document | undefined; token?: string; isOurs: boolean } | undefined

/** Reads a page without turning a string into markup, which the content policy forbids: browsers parse it only for this kind of request. */
function send(address: string, data: XMLHttpRequestBodyInit): Promise<XMLHttpRequest> {
  return new Promise((done) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.responseType = 'document'
    request.timeout = TIMEOUT
    request.setRequestHeader(FORM_HEADER, 'script')
    request.onloadend = () => done(request)
    request.send(data)
  })
}

/** Submits a form as the browser would: the same request, the same processing, the same page on failure. */
export async function postForm(form: HTMLFormElement, data: FormData): Promise<Outcome> {
  const hasFiles = form.enctype === 'multipart/form-data'
  // Without files every value is text.
  const request = await send(form.action, hasFiles ? data : new URLSearchParams(data as never))
  if (request.status === 0) return undefined
  const leadsTo = request.getResponseHeader('location') ?? elsewhere(form, request)
  if (leadsTo) return { leadsTo }
  const token = request.getResponseHeader(CSRF_HEADER)
  const page: Document | null = request.response
  const isOurs = request.status < 500 && page?.documentElement.dataset.kind !== undefined
  return { page: page ?? undefined, isOurs, ...(token && { token }) }
}

/** Returns the address of another page that answered, for example sign-in when the session has ended. */
function elsewhere(form: HTMLFormElement, { responseURL }: XMLHttpRequest): string | undefined {
  return new URL(responseURL).pathname === new URL(form.action).pathname ? undefined : responseURL
}
