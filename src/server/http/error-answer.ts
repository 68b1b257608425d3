import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { z } from 'zod'
import { ERROR_CODES, type ErrorBody, type ErrorCode, type FieldErrors } from '#src/contract/http/errors.ts'
import { DEFAULT_LOCALE } from '#src/domain/locales.ts'
import { describeRetry } from '#src/i18n/describe-wait.ts'
import { formatsFor } from '#src/i18n/formats-for.ts'
import type { AppIntl, MessageId } from '#src/i18n/intl.ts'
import { loadServerIntl } from '#src/i18n/load-server-intl.ts'
import { isReferenceViolation } from '../platform/database.ts'
import { Failure, type FieldTexts, type Text } from '../platform/failure.ts'
import { logFailure } from '../platform/log.ts'
import type { AppContext } from './context.ts'

const CODES = Object.keys(ERROR_CODES) as [ErrorCode, ...ErrorCode[]]

export const errorBodySchema = z.object({
  message: z.string(),
  code: z.enum(CODES),
  errors: z.record(z.string(), z.record(z.string(), z.union([z.string(), z.array(z.string())]))).optional(),
  requestId: z.string(),
})

function write({ id, values, amounts = {} }: Text, intl: AppIntl): string {
  const { amount } = formatsFor(intl)
  const written = Object.entries(amounts).map(([name, value]) => [name, amount(value)])
  return intl.t(id as MessageId, { ...values, ...Object.fromEntries(written) })
}

const translateFields = (fields: FieldTexts, intl: AppIntl): FieldErrors =>
  Object.fromEntries(
    Object.entries(fields).map(([group, texts]) => [
      group,
      Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, write(text, intl)])),
    ]),
  )

function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error
  if (error instanceof HTTPException && error.status < 500) {
    return new Failure(error.status === 413 ? 'body-too-large' : 'bad-request')
  }
  return new Failure(isReferenceViolation(error) ? 'conflict' : 'internal-error')
}

/** Turns an error into an answer in the language of the requesting page. The only place that does. */
export async function answerError(error: unknown, c: AppContext): Promise<Response> {
  const failure = toFailure(error)
  const requestId = c.get('requestId')
  if (failure.code === 'internal-error') logFailure('request failed', requestId, error)
  const intl = await loadServerIntl(c.get('locale') ?? DEFAULT_LOCALE)
  const body: ErrorBody = {
    message: intl.t(`error.code.${failure.code}`, describeRetry(intl.t, failure.retryAfter)),
    code: failure.code,
    ...(failure.current && { current: failure.current }),
    ...(failure.fields && { errors: translateFields(failure.fields, intl) }),
    requestId,
  }
  c.header('cache-control', 'no-store')
  if (failure.retryAfter !== undefined) c.header('retry-after', String(failure.retryAfter))
  return c.json(body, ERROR_CODES[failure.code] as ContentfulStatusCode)
}
