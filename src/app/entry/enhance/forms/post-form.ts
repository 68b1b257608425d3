import { CSRF_HEADER, FORM_HEADER } from '#src/contract/http/constants.ts'

const TIMEOUT = 30_000

/**
 * Where a form led; else the page that says why not, with a fresh token when the form's was refused. Neither when no one was reached.
 * `isOurs`: the site answered, not a server that is away or a network that wants to be signed in to.
 */
export type Outcome = { leadsTo: string } | { page: Document | undefined; token?: string; isOurs: boolean } | undefined

/** Reads a page without any string becoming markup, which the content policy forbids: browsers do that for this kind of request alone. */
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

/** Sends what a form holds to where the browser would: the same post, the same work, the same page when it fails. */
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

/** The address of another page that answered, as after a guard: signing in, when the session is over. */
function elsewhere(form: HTMLFormElement, { responseURL }: XMLHttpRequest): string | undefined {
  return new URL(responseURL).pathname === new URL(form.action).pathname ? undefined : responseURL
}
