import { ApiError } from '#src/contract/api.ts'
import { splitLocale } from '#src/contract/http/addresses.ts'
import { LOCALE_COOKIE } from '#src/contract/http/constants.ts'
import { ERROR_CODES, type ErrorCode } from '#src/contract/http/errors.ts'
import type { Role } from '#src/contract/http/roles.ts'
import { isLocaleCode, type LocaleCode } from '#src/domain/locales.ts'
import { describeRetry } from '#src/i18n/describe-wait.ts'
import { connectServer } from '../access/connect-server.ts'
import type { EdgeDependencies } from '../dependencies.ts'
import type { EdgeContext } from '../environment.ts'
import { EdgeError, quotePath } from '../errors.ts'
import { answerForm } from '../policy/answer-form.ts'
import { chooseLocale } from '../policy/choose-locale.ts'
import { ERROR_ROUTE } from '../renderer.ts'
import { addVary } from '../vary.ts'
import { answerPlain, answerRendered } from './answer-rendered.ts'
import { createInput } from './render-input.ts'

type Problem = {
  status: number
  message: string
  code: ErrorCode
  retryAfter?: number
  needs?: Role
  errors?: ApiError['errors']
}

/** Turns errors into answers: JSON for calls, text for bots, a page for people. The only place that does. */
export const answerError =
  (dependencies: EdgeDependencies) =>
  async (error: unknown, c: EdgeContext): Promise<Response> => {
    const locale = readersLocale(dependencies, c)
    const problem = await describe(dependencies, locale, error)
    if (problem.status >= 500) logFailure(dependencies, c, error)
    const response = await answer(dependencies, c, problem, locale)
    addVary(response.headers, ['Accept', 'User-Agent'])
    if (problem.retryAfter) response.headers.set('retry-after', String(problem.retryAfter))
    if (problem.status === 405) response.headers.set('allow', 'GET, HEAD, POST')
    return response
  }

function readersLocale({ config }: EdgeDependencies, c: EdgeContext): LocaleCode {
  const address = c.get('address')
  if (address && !isCall(c)) return address.locale
  const prefix = c.get('url').pathname.split('/')[1]?.toLowerCase() ?? ''
  if (isLocaleCode(prefix)) return prefix
  const wishes = {
    acceptLanguage: c.req.header('accept-language'),
    fallback: config.fallbackLocale,
    route: 'en' as const,
  }
  const cookie = c.get('cookies')[LOCALE_COOKIE]
  // A call names the language of its page; otherwise the cookie decides.
  return chooseLocale({ ...wishes, cookie: isCall(c) && wishes.acceptLanguage ? undefined : cookie })
}

const formOf = (c: EdgeContext) => answerForm(c.get('url').pathname, c.req.header('accept'))
const isCall = (c: EdgeContext): boolean => formOf(c) === 'json'

async function describe({ texts }: EdgeDependencies, locale: LocaleCode, error: unknown): Promise<Problem> {
  const text = await texts(locale)
  if (error instanceof EdgeError) {
    const { values, code, retryAfter, needs } = error.detail
    const more = { ...(retryAfter && { retryAfter }), ...(needs && { needs }) }
    const message = text(error.text, { ...values, ...describeRetry(text, retryAfter) })
    return { status: error.status, message, code: code ?? codeOf(error.status), ...more }
  }
  if (error instanceof ApiError) {
    const { status, message, code, retryAfter, errors } = error
    return { status, message, code, ...(retryAfter && { retryAfter }), ...(errors && { errors }) }
  }
  if (error instanceof Error && 'status' in error && typeof error.status === 'number') {
    return { status: error.status, message: error.message, code: codeOf(error.status) }
  }
  return { status: 500, message: text('edge.internal.text'), code: 'internal-error' }
}

const codeOf = (status: number): ErrorCode =>
  (Object.entries(ERROR_CODES).find(([, value]) => value === status)?.[0] as ErrorCode | undefined) ?? 'bad-request'

async function answer(
  dependencies: EdgeDependencies,
  c: EdgeContext,
  problem: Problem,
  locale: LocaleCode,
): Promise<Response> {
  const { status, message, code, errors, needs } = problem
  c.set('answerKind', 'data')
  const form = formOf(c)
  if (form === 'json')
    return Response.json({ message, code, ...(errors && { errors }), requestId: c.get('requestId') }, { status })
  if (form === 'text' || status === 421 || c.get('isBot')()) return answerPlain(status, `${status} ${message}`)
  try {
    const query = c.get('address') ? c.get('url').search : ''
    completeContext(dependencies, c, locale)
    const input = { ...createInput(dependencies, c), search: new URLSearchParams() }
    const asked = quotePath(splitLocale(c.get('url').pathname).path)
    const rendered = await dependencies.renderer.renderError({
      ...input,
      status,
      message,
      asked,
      retry: input.path + query,
      ...(needs && { needs }),
    })
    return answerRendered(c, { ...rendered, noindex: true }, 'document')
  } catch (failure) {
    logFailure(dependencies, c, failure)
    return answerPlain(status, `${status} ${message}`)
  }
}

/** An error may occur before the address was parsed, a page found or the session loaded. */
function completeContext(dependencies: EdgeDependencies, c: EdgeContext, locale: LocaleCode): void {
  if (!c.get('address')) c.set('address', { locale, prefix: 'none', path: '/' })
  if (!c.get('route')) c.set('route', { route: ERROR_ROUTE, params: {} })
  if (!c.get('server')) c.set('server', connectServer(dependencies, c))
  c.set('nonce', '')
}

function logFailure({ log }: EdgeDependencies, c: EdgeContext, error: unknown): void {
  const cause = error instanceof Error ? error : new Error(String(error))
  log({
    event: 'failure',
    requestId: c.get('requestId'),
    route: c.get('route')?.route.id,
    error: `${cause.name}: ${cause.message}`,
    at: cause.stack?.split('\n')[1]?.trim(),
  })
}
