import type { Changes } from '#src/app/changes.ts'
import type { ActionResult, FormFailure, FormValues, PageContext } from '#src/app/page.ts'
import { ApiError, ConnectionError } from '#src/contract/api.ts'
import type { FieldErrors } from '#src/contract/http/errors.ts'
import type { AppIntl } from '#src/i18n/intl.ts'

/** Maps an error of a call to the failure of its form: connection lost, server unavailable, rejected, or a bug. */
export function failureOf(error: unknown, values: FormValues, intl: Pick<AppIntl, 't'>): FormFailure {
  const kept = { values: withoutSecrets(values), errors: {} }
  if (isUnreadable(error)) return { ...kept, message: intl.t('form.message.file') }
  if (error instanceof ConnectionError) return { ...kept, message: intl.t('form.message.offline'), mayRetry: true }
  if (!(error instanceof ApiError)) return { ...kept, message: intl.t('form.message.failed'), mayRetry: true }
  if (error.code === 'unavailable') return { ...kept, message: intl.t('form.message.unavailable'), mayRetry: true }
  return {
    ...kept,
    errors: error.errors ?? {},
    message: error.message || intl.t('form.message.failed'),
    ...(error.code === 'confirmation-needed' && { needsConfirmation: true as const }),
  }
}

/** A file that was changed or moved after it was chosen. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof DOMException && /^Not(Readable|Found)Error$/.test(error.name)

/** The redirect of an action, and what it changed. */
export type Done = { redirect: string; changed: Changes }

/** Runs the calls of an action and returns its result. `run` returns the path, and changes if known. */
export async function attempt(
  ctx: PageContext,
  values: FormValues,
  run: () => Promise<string | Done>,
): Promise<ActionResult> {
  try {
    const done = await run()
    return typeof done === 'string' ? { redirect: done } : done
  } catch (error) {
    return { failure: failureOf(error, values, ctx.intl) }
  }
}

/** The same for an action that leads to another site. `run` returns its address. */
export async function depart(
  ctx: PageContext,
  values: FormValues,
  run: () => Promise<{ location: string }>,
): Promise<ActionResult> {
  try {
    return { leave: (await run()).location }
  } catch (error) {
    return { failure: failureOf(error, values, ctx.intl) }
  }
}

/** Returns the message of a field; without a group the first group with the field. */
export function findFieldError(errors: FieldErrors | undefined, field: string, group?: string): string | undefined {
  if (!errors) return undefined
  const groups = group ? [errors[group]] : Object.values(errors)
  const message = groups.find((fields) => fields?.[field] !== undefined)?.[field]
  return Array.isArray(message) ? message.join(', ') : message
}

const entriesOf = (errors: FieldErrors) => Object.values(errors).flatMap((fields) => Object.entries(fields))

/** Returns all fields with errors and their messages, in order. */
export const listFieldErrors = (errors: FieldErrors): [field: string, message: string][] =>
  [...new Set(entriesOf(errors).map(([field]) => field))].map((field) => [field, findFieldError(errors, field) ?? ''])

/** True for an error that is about no field: it is also shown in a toast (SPEC 8). */
export const isPlainRefusal = ({ message, errors, mayRetry }: FormFailure): boolean =>
  Boolean(message) && !mayRetry && entriesOf(errors).length === 0

/** Returns the failure without the error of a field; undefined if nothing is left. */
export function clearFieldError(failure: FormFailure | undefined, field: string): FormFailure | undefined {
  if (!failure || findFieldError(failure.errors, field) === undefined) return failure
  const errors = Object.fromEntries(
    Object.entries(failure.errors).map(([group, { [field]: _mended, ...others }]) => [group, others]),
  )
  return entriesOf(errors).length > 0 ? { ...failure, errors } : undefined
}

const withoutSecrets = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !/password|^pin$/i.test(name)))
